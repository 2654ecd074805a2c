! Directives, what they govern, and their ends.
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  a(1) = 1
  !$acc end serial ! want ACC0221 "expected end parallel, found end serial"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  a(1) = 1
  !$acc end parallel ! want ACC0221 "expected end serial, found end parallel"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  a(1) = 1
  !$acc end parallel ! want ACC0221 "expected end kernels, found end parallel"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data copy(a)
  a(1) = 1
  !$acc end parallel ! want ACC0221 "expected end data, found end parallel"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  a(1) = 1
  !$acc end parallel loop ! want ACC0221 "expected end parallel, found end parallel loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc host_data use_device(a)
  a(1) = 1
  !$acc end data ! want ACC0221 "expected end host_data, found end data"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end parallel ! want ACC0221 "expected end parallel loop, found end parallel"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end loop ! want ACC0221 "end loop without loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end parallel loop ! want ACC0221 "end parallel loop without parallel loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end serial loop ! want ACC0221 "end serial loop without serial loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end parallel loop
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop
  do i = 1, n
    a(i) = b(i)
  end do
  !$acc end loop
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end parallel ! want ACC0221 "end parallel without parallel"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end loop ! want ACC0221 "end loop without loop"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end wait ! want ACC0221 "wait has no end directive"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end update ! want ACC0221 "update has no end directive"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end routine ! want ACC0221 "routine has no end directive"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc end enter data ! want ACC0221 "enter data has no end directive"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc update host(a)
  a(1) = 1
  !$acc end update ! want ACC0221 "update has no end directive"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc wait
  a(1) = 1
  !$acc end wait ! want ACC0221 "wait has no end directive"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic
  x = x + 1
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture ! want ACC0221 "atomic has no end atomic"
  x = a(1)
  a(1) = b(1)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1)
  a(1) = b(1)
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update
  x = x + 1
  !$acc end atomic
  !$acc end atomic ! want ACC0221 "end atomic without atomic"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  x = 1
  !$acc end parallel copy(a) ! want ACC1004 "expected the end of the directive after end parallel, found 'copy'"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  x = 1
  !$acc end parallel
  !$acc end parallel ! want ACC0221 "end parallel without parallel"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  x = 1 ! want ACC3002 "expected a do loop after parallel loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop
  a = b ! want ACC3002 "expected a do loop after loop"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do while (x < 1) ! want ACC3003 "loop of parallel loop is not in canonical form: a do while loop has no number of iterations"
    x = x + 1 ! want ACC4026 "'x' is updated by every iteration of a parallel loop"
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do ! want ACC3003 "loop of parallel loop is not in canonical form: the loop has no variable and bounds"
    exit ! want ACC3009 "exit out of the loop of parallel loop"
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do concurrent (i = 1:n)
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop ! want ACC0221 "expected a do loop after parallel loop"
  !$acc loop
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  if (l) then ! want ACC3002 "expected a do loop after parallel loop"
  do i = 1, n
    a(i) = b(i)
  end do
  end if
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop ! place: of the next line ! want ACC0221 "expected a do loop after loop"
  integer :: k ! want ACC0211 "declaration after executable statements"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  if (l) then
  !$acc end parallel ! want ACC0221 "end parallel inside of the if block"
  end if
end subroutine ! place: of the end
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data copy(a)
  if (l) then
    return ! want ACC3009 "return out of data"
  end if
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  if (l) return ! want ACC3009 "return out of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  if (l) goto 10 ! want ACC3009 "goto out of parallel"
  x = 1
  !$acc end parallel
10 continue
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  do i = 1, n
    if (l) exit
  end do
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    if (l) exit ! want ACC3009 "exit out of the loop of parallel loop"
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    if (l) cycle
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  outer: do i = 1, n
    if (l) exit outer ! want ACC3009 "exit out of the loop of parallel loop"
    a(i) = 1
  end do outer
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    if (l) return ! want ACC3009 "return out of parallel loop"
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    if (l) stop
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    i = 3 ! want ACC3003 "loop of parallel loop is not in canonical form: the body changes the loop variable i"
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do x = 1.0, 2.0 ! want ACC3003 "loop of parallel loop is not in canonical form: the loop variable must be an integer"
    a(1) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop collapse(2) ! want ACC3005 "collapse needs 2 nested loops, found 1 loop"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop tile(2,2) ! want ACC3005 "tile needs 2 nested loops, found 1 loop"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
! A loop with seq may be left early.
subroutine s(a, n)
  integer :: n, i, k, j
  real :: a(n)
  !$acc parallel loop gang
  do i = 1, n
    !$acc loop seq
    do k = 1, n
      if (a(k) > i) exit
    end do
    !$acc loop vector
    do k = 1, n
      if (a(k) > i) exit ! want ACC3009 "exit out of the loop of loop"
    end do
    !$acc loop seq
    outer: do j = 1, n
      do k = 1, n
        if (a(k) > i) exit outer
      end do
    end do outer
  end do
end subroutine
