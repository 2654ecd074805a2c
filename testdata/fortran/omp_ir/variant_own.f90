! flang differs: it has neither declare variant nor dispatch ("not yet implemented"); which procedure a call calls is the same as in C
module kernels
  use iso_c_binding
  use omp_lib
  implicit none
  integer :: limit = 5
  interface
    subroutine outside(x, n)
      real :: x(*)
      integer :: n
    end subroutine
    subroutine outside_parallel(x, n)
      real :: x(*)
      integer :: n
    end subroutine
  end interface
  !$omp declare variant(outside: outside_parallel) match(construct={parallel})
  !$omp declare variant(square: cube) match(user={condition(limit > 3)})
contains
  subroutine fill(a, n)
    integer :: n
    real :: a(n)
    !$omp declare variant(fill_parallel) match(construct={parallel})
    !$omp declare variant(fill_target) match(construct={target}, device={kind(nohost)})
    !$omp declare variant(fill_many) match(user={condition(score(20): n > limit .and. a(1) > 0.5)})
    a = 1.0
  end subroutine
  subroutine fill_parallel(a, n)
    integer :: n
    real :: a(n)
    integer :: i
    !$omp do
    do i = 1, n
      a(i) = i
    end do
  end subroutine
  subroutine fill_target(a, n)
    integer :: n
    real :: a(n)
    a = 2.0
  end subroutine
  subroutine fill_many(a, n)
    integer :: n
    real :: a(n)
    a = 3.0
  end subroutine

  integer function square(i)
    integer, intent(in) :: i
    square = i * i
  end function
  integer function cube(i)
    integer, intent(in) :: i
    cube = i**3
  end function

  ! dispatch
  subroutine copy(to, from, n)
    type(c_ptr) :: to
    type(c_ptr), value :: from
    integer, value :: n
    !$omp declare variant(device_copy) match(construct={dispatch}) &
    !$omp&  adjust_args(need_device_ptr: to, from) append_args(interop(target))
    print *, n
  end subroutine
  subroutine device_copy(to, from, n, queue)
    type(c_ptr) :: to
    type(c_ptr), value :: from
    integer, value :: n
    integer(omp_interop_kind) :: queue
    print *, n + 1
  end subroutine
  character(len=8) function name(i) result(text)
    integer :: i
    !$omp declare variant(device_name) match(construct={dispatch})
    text = 'base'
  end function
  character(len=8) function device_name(i) result(text)
    integer :: i
    text = 'device'
  end function
end module

subroutine calls(a, n)
  use kernels
  implicit none
  integer :: n, k
  real :: a(n)
  character(len=8) :: text
  type(c_ptr) :: p, q
  call fill(a, n)
  !$omp parallel
  call fill(a, n)
  call outside(a, n)
  !$omp end parallel
  !$omp target map(tofrom: a)
  call fill(a, n)
  !$omp end target
  call outside(a, n)
  k = square(3) + square(square(2))
  !$omp parallel num_threads(square(n))
  a(1) = square(k)
  !$omp end parallel

  !$omp dispatch
  call copy(p, q, n)
  !$omp dispatch device(1) is_device_ptr(q) novariants(n > 4)
  call copy(p, q, n)
  !$omp dispatch nocontext(k == 1) depend(in: k) nowait
  text = name(n)
  text = name(k)
contains
  subroutine inner(m)
    integer :: m
    !$omp declare variant(inner_parallel) match(construct={parallel}, user={condition(m > n)})
    k = m
  end subroutine
  subroutine inner_parallel(m)
    integer :: m
    k = m + 1
  end subroutine
  subroutine both
    call inner(1)
    !$omp parallel
    call inner(2)
    !$omp end parallel
  end subroutine
end subroutine
