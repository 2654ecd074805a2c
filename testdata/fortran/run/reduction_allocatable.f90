! Reductions of allocatable scalars and of pointers: the gangs combine what the descriptors lead to.
module m
  type t
    real, allocatable :: e
    integer, pointer :: f
  end type
contains
  subroutine s(r, n, o)
    real, allocatable, intent(inout) :: r
    integer, intent(in) :: n
    integer, allocatable, optional :: o
    integer :: i, j
    !$acc data copy(r)
    !$acc parallel loop gang reduction(+:r)
    do i = 1, n
      !$acc loop vector reduction(+:r)
      do j = 1, n
        r = r + j
      end do
    end do
    !$acc end data
    !$acc kernels loop reduction(+:r)
    do i = 1, n
      r = r + 1
    end do
    !$acc parallel reduction(+:r) num_gangs(4)
    r = r + 1
    !$acc end parallel
    !$acc serial loop reduction(max:r)
    do i = 1, n
      r = max(r, real(i))
    end do
    if (present(o)) then
      !$acc parallel loop reduction(ieor:o)
      do i = 1, n
        o = ieor(o, i)
      end do
    end if
  end subroutine
end module
program p
  use m
  implicit none
  real, allocatable :: a
  integer, allocatable :: o
  integer, target :: k
  integer, pointer :: q
  integer :: i
  allocate(a, o)
  a = 0; o = 0
  call s(a, 10, o)
  print *, a, o
  call s(a, 10)
  print *, a
  k = 5
  q => k
  !$acc data copy(k)
  !$acc parallel loop reduction(min:k) present(k)
  do i = 1, 10
    k = min(k,i)
  end do
  !$acc end data
  print *, q, k
  block
    real(8), pointer :: v
    complex, allocatable :: z
    logical, allocatable :: l
    real, allocatable :: w(:)
    allocate(v, z, l, w(2))
    v = 1; z = 0; l = .true.; w = 1
    !$acc parallel loop reduction(+:v, z) reduction(.and.:l) if(.false.)
    do i = 1, 10
      v = v + i
      z = z + cmplx(i, -i)
      l = l .and. i > 0
    end do
    !$acc parallel reduction(+:v, w) num_gangs(3)
    v = v + 1
    w = w + 1
    !$acc end parallel
    print *, v, z, l, w
  end block
  block
    real, allocatable :: b
    allocate(b, source=3.0)
    !$acc parallel loop reduction(*:b) copy(b)
    do i = 1, 3
      b = b * i
    end do
    print *, b
    !$acc enter data copyin(b)
    !$acc parallel loop reduction(*:b) present(b)
    do i = 1, 3
      b = b * i
    end do
    !$acc exit data copyout(b)
    print *, b
  end block
end program
