! flang differs: it has neither declare variant nor dispatch ("not yet implemented")
module shapes
  implicit none
  type point
    real :: x, y
  contains
    procedure :: norm => base_norm
    procedure, nopass :: plain => base_plain
  end type
  interface area
    procedure base_area
  end interface
contains
  real function base_norm(p)
    class(point) :: p
    !$omp declare variant(fast_norm) match(construct={simd})
    base_norm = sqrt(p%x**2 + p%y**2)
  end function
  real function fast_norm(p)
    class(point) :: p
    fast_norm = p%x + p%y
  end function
  subroutine base_plain(i)
    integer :: i
    !$omp declare variant(fast_plain) match(construct={parallel})
    i = 1
  end subroutine
  subroutine fast_plain(i)
    integer :: i
    i = 2
  end subroutine
  elemental real function base_area(p) result(r)
    real, intent(in) :: p
    !$omp declare variant(fast_area) match(construct={parallel}, user={condition(p > 1.0)})
    r = p
  end function
  elemental real function fast_area(p) result(r)
    real, intent(in) :: p
    r = p * 2
  end function
  function list(n) result(a)
    integer :: n
    real :: a(n)
    !$omp declare variant(fast_list) match(construct={parallel})
    !$omp declare variant(long_list) match(construct={parallel}, user={condition(n > 10)})
    a = 1
  end function
  function fast_list(n) result(a)
    integer :: n
    real :: a(n)
    a = 2
  end function
  function long_list(n) result(a)
    integer :: n
    real :: a(n)
    a = 3
  end function
  function alloc(n, m) result(a)
    integer :: n
    integer, optional :: m
    real, allocatable :: a(:)
    !$omp declare variant(fast_alloc) match(construct={parallel})
    allocate(a(n))
  end function
  function fast_alloc(n, m) result(a)
    integer :: n
    integer, optional :: m
    real, allocatable :: a(:)
    allocate(a(n+1))
  end function
  subroutine dev(a, b)
    real :: a(:), b(*)
    !$omp declare variant(dev_fast) match(construct={dispatch}) adjust_args(need_device_addr: b)
    a(1) = b(1)
  end subroutine
  subroutine dev_fast(a, b)
    real :: a(:), b(*)
    a(1) = b(2)
  end subroutine
  subroutine use(p, q, a)
    type(point) :: p
    class(point) :: q
    real :: a(10), x, b(10)
    integer :: i
    real, allocatable :: c(:)
    !$omp simd
    do i = 1, 10
      a(i) = p%norm() + q%norm()
    end do
    !$omp parallel
    call p%plain(i)
    a = area(a)
    x = area(3.0)
    a = list(10)
    c = alloc(3)
    c = alloc(3, m=2)
    !$omp end parallel
    !$omp dispatch
    call dev(a, b)
    !$omp dispatch has_device_addr(b)
    call dev(a, b)
  end subroutine
end module
subroutine external_base(i)
  integer :: i
  !$omp declare variant(external_variant) match(construct={parallel})
  i = 1
end subroutine
subroutine external_variant(i)
  integer :: i
  i = 2
end subroutine
subroutine caller
  integer :: i
  external external_base
  !$omp parallel
  call external_base(i)
  !$omp end parallel
end subroutine
