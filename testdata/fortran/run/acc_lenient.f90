! What compilers take of OpenACC: seq loops that are left early, selectors of select type and their components.
module m
  implicit none
  type base
    integer :: n
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
program p
  use m
  implicit none
  type(opt) :: o
  integer :: i, k, l, n(8), found(8)
  real :: a(8), t(4), b(8)
  !$acc parallel loop gang vector private(k) copyout(n)
  do i = 1, 8
    n(i) = 0
    !$acc loop seq
    do k = 1, 100
      n(i) = n(i) + k
      if (n(i) > 10*i) exit
    end do
  end do
  print *, n
  !$acc parallel loop copyout(found)
  do i = 1, 8
    found(i) = 0
    !$acc loop seq
    outer: do k = 1, 10
      do l = 1, 10
        if (k * l == 7 * i) then
          found(i) = 100 * k + l
          exit outer
        end if
      end do
    end do outer
  end do
  print *, found
  a = 2
  !$acc parallel loop gang private(t) copyin(a) copyout(b)
  do i = 1, 8
    t = a(i) * i
    b(i) = sum(t)
  end do
  print *, b
  o%n = 10
  allocate(o%tau(10), o%ssa(10))
  call go(o)
  print *, sum(o%tau), sum(o%ssa)
end program
