! Loops, atomic and routines.
!---
subroutine s(a, n)
  integer :: n
  real :: a(n)
  !$acc parallel loop
  do while (a(1) > 0) ! want ACC3003 "loop of parallel loop is not in canonical form: a do while loop has no number of iterations"
    a(1) = a(1) - 1
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n
  real :: a(n)
  !$acc parallel loop
  do ! want ACC3003 "loop of parallel loop is not in canonical form: the loop has no variable and bounds"
    a(1) = a(1) - 1
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i, j
  real :: a(n, n)
  !$acc parallel loop collapse(2)
  do i = 1, n ! spec: §2.9.1 ! want ACC3006 "expected only a loop inside this loop, as collapse applies to 2 nested loops"
    a(1, i) = 0
    do j = 1, n
      a(j, i) = 1
    end do
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i, j
  real :: a(n, n)
  !$acc parallel loop collapse(3) ! want ACC3005 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, n
    do j = 1, n
      a(j, i) = 1
    end do
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i, j
  real :: a(n, n)
  !$acc parallel loop collapse(2)
  do i = 1, n
    do j = 1, i ! want ACC3016 "the bounds of this loop depend on 'i'"
      a(j, i) = 1
    end do
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i, j
  real :: a(n, n)
  !$acc parallel loop vector
  do i = 1, n
    !$acc loop gang ! want ACC3007 "gang loop inside a vector loop"
    do j = 1, n
      a(j, i) = 1
    end do
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n)
  !$acc parallel
  !$acc parallel loop ! want ACC3008 "parallel loop inside of parallel"
  do i = 1, n
    a(i) = 1
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n)
  !$acc parallel loop
  do i = 1, n
    a(i) = 1
    i = i + 1 ! want ACC3003 "loop of parallel loop is not in canonical form: the body changes the loop variable i"
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n), total
  !$acc parallel loop
  do i = 1, n
    total = total + a(i) ! want ACC4026 "'total' is updated by every iteration of a parallel loop"
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n), x
  !$acc parallel loop
  do x = 1, n ! want ACC3003 "loop of parallel loop is not in canonical form: the loop variable must be an integer"
    a(int(x)) = 1
  end do
end subroutine
!---
subroutine s(x, y)
  integer :: x, y
  !$acc parallel
  !$acc atomic update
  x = y ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
  !$acc end parallel
end subroutine
!---
subroutine s(x, y)
  integer :: x, y
  !$acc parallel
  !$acc atomic read
  x = y + 1 ! want ACC3019 "statement does not fit atomic read: expected v = x, both of them variables"
  !$acc end parallel
end subroutine
!---
subroutine s(x, y)
  integer :: x, y
  !$acc parallel
  !$acc atomic capture
  x = y ! want ACC3019 "statement does not fit atomic capture: expected one statement that updates a location and one that reads the same location"
  x = 3
  !$acc end atomic
  !$acc end parallel
end subroutine
!---
subroutine t(a)
  !$acc routine vector
  real :: a(10)
  integer :: i
  !$acc loop gang ! want ACC3010 "gang loop in a vector routine"
  do i = 1, 10
    a(i) = 1
  end do
end subroutine
!---
subroutine t(a, s)
  !$acc routine gang
  real :: a(10), s
  integer :: i
  !$acc loop gang reduction(+:s) ! want ACC4035 "a gang loop outside of a compute construct cannot reduce"
  do i = 1, 10
    s = s + a(i)
  end do
end subroutine
!---
subroutine t(a)
  !$acc routine ! spec: §2.15.1 ! want ACC2004 "routine needs one of gang, worker, vector, seq"
  real :: a(10)
  a(1) = 1
end subroutine
!---
subroutine t(a)
  !$acc routine(unknown) seq ! want ACC3018 "no procedure unknown is declared"
  real :: a(10)
  a(1) = 1
end subroutine
!---
module m
contains
  subroutine work(i, a)
    !$acc routine vector
    integer :: i
    real :: a(10)
    a(i) = 1
  end subroutine
  subroutine all(a)
    real :: a(10)
    integer :: i
    !$acc parallel loop vector
    do i = 1, 10
      call work(i, a) ! want ACC3011 "call of a vector routine in a vector loop"
    end do
  end subroutine
end module
!---
subroutine t(n)
  !$acc routine seq
  integer :: n
  integer, save :: count ! spec: §2.15.1 ! want ACC3020 "static variable 'count' in a routine"
  count = count + n
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n)
  !$acc parallel loop
  do i = 1, n
    a(i) = 1
    !$acc update self(a) ! want ACC3012 "update inside of parallel"
  end do
end subroutine
