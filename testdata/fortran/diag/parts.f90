! Parts of one variable in several clauses of a directive.
!---
subroutine s(a, n, p)
  integer :: n
  real :: a(100), p(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t
  !$acc data create(a) copyout(a(1:n)) ! want ACC4036 "'a\\(1:n\\)' in copyout is part of 'a' in create"
  a(1) = 1
  !$acc end data
  !$acc data copyin(p(1:10)) copyout(p(5:20)) ! want ACC4036 "'p\\(5:20\\)' in copyout overlaps 'p\\(1:10\\)' in copyin"
  a(1) = 1
  !$acc end data
  !$acc data copyin(a) copyout(a(1:100)) ! want ACC4002 "'a\\(1:100\\)' is in copyout and 'a' in copyin"
  a(1) = 1
  !$acc end data
  !$acc data copyin(a) copyout(a(:)) ! want ACC4002 "'a\\(:\\)' is in copyout and 'a' in copyin"
  a(1) = 1
  !$acc end data
  !$acc data copyin(p(1:10)) copyout(p(11:20))
  a(1) = 1
  !$acc end data
  !$acc data copyin(t) copyout(t%k) ! want ACC4036 "'t%k' in copyout is part of 't' in copyin"
  a(1) = 1
  !$acc end data
  !$acc data copyin(t) copyout(t%w)
  a(1) = 1
  !$acc end data
  !$acc parallel private(a) copyin(a(1:5)) ! want ACC4021 "'a\\(1:5\\)' is in copyin and 'a' in private"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
! The selector of select type: components of the type that is found are elsewhere, as those of an object of the type are.
module m
  type base
    real, allocatable :: tau(:)
  end type
  type, extends(base) :: opt
    real, allocatable :: ssa(:)
  end type
contains
  subroutine go(o)
    class(base), intent(inout) :: o
    integer :: i
    select type (o)
    type is (opt)
      !$acc parallel loop copyin(o) copyout(o%tau, o%ssa)
      do i = 1, 10
        o%tau(i) = i
        o%ssa(i) = 2*i
      end do
    end select
  end subroutine
end module
! The parts that two associate names stand for are not in their references.
subroutine associated(f)
  type t
    real :: x(10), u(10)
  end type
  type(t) :: f
  associate (x => f%x, u => f%u)
    !$acc data copyin(x(1:3)) copyout(u(2:5))
    u(3) = x(2)
    !$acc end data
    !$acc data copyin(x) copyout(u)
    u(3) = x(2)
    !$acc end data
    !$acc data copyin(x(1:3)) copyout(x(2:5)) ! want ACC4036 "'x\\(2:5\\)' in copyout overlaps 'x\\(1:3\\)' in copyin"
    x(3) = x(2)
    !$acc end data
  end associate
end subroutine
