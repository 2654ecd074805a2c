! Directives and their ends, and where they stand.
!---
subroutine s(x)
  real :: x
  !$acc parallel ! place: of the end ! want ACC0221 "parallel has no end parallel"
  x = 1
end subroutine ! place: of parallel
!---
subroutine s(x)
  real :: x
  x = 1
  !$acc end parallel ! want ACC0221 "end parallel without parallel"
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc parallel
  x = 1
  !$acc end kernels ! want ACC0221 "expected end parallel, found end kernels"
  !$acc end parallel
end subroutine
!---
subroutine s(x, n)
  real :: x
  integer :: n
  !$acc data copy(x)
  if (n > 1) then
    x = 1
    !$acc end data ! want ACC0221 "end data inside of the if block"
  end if
end subroutine ! place: of the end
!---
subroutine s(x, n)
  real :: x
  integer :: n
  if (n > 1) then
    !$acc data copy(x) ! place: of the end ! want ACC0221 "data has no end data"
    x = 1
  end if ! place: of data
  !$acc end data
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc parallel loop
  x = 1 ! want ACC3002 "expected a do loop after parallel loop"
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc parallel loop ! want ACC0221 "expected a do loop after parallel loop"
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n)
  !$acc parallel loop
  do i = 1, n
    a(i) = 1
  end do
  !$acc end loop ! want ACC0221 "end loop without loop"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  a(1) = 1
  !$acc declare create(a) ! want ACC0220 "declare after executable statements"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  a(1) = 1
  !$acc routine seq ! want ACC0220 "routine after executable statements"
end subroutine
!---
module m
  integer :: i
  !$acc wait ! want ACC0220 "wait outside of executable parts"
end module
!---
!$acc routine seq ! want ACC0220 "routine outside of program units"
subroutine s(a)
  real :: a(10)
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc update self(a)
  !$acc end update ! want ACC0221 "update has no end directive"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a) num_gangs(4)
  a(1) = 1
  !$acc end paralel ! want ACC1001 "unknown directive 'end paralel'"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a)
  a(1) = 1
  !$acc end parallel async ! want ACC1004 "expected the end of the directive after end parallel, found 'async'"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !acc parallel copy(a) ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$ acc parallel copy(a) ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(10)
  ! $acc parallel copy(a) ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a) & ! want ACC0201 "nothing follows this continuation"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(x)
  integer :: x
  !$acc parallel
  !$acc atomic capture ! want ACC0221 "atomic has no end atomic"
  x = x + 1
  !$acc end parallel
end subroutine
!---
module m
contains
  !$acc routine seq ! want ACC0220 "routine belongs to the specification part of a program unit"
  subroutine s(a)
    real :: a(10)
    a(1) = 1
  end subroutine
end module
!---
subroutine s(x, n)
  integer :: x, n
  !$acc parallel
  x = 1
  if (n > 2) return ! want ACC3009 "return out of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(x, n)
  integer :: x, n
  !$acc parallel
  x = 1
  if (n > 2) goto 10 ! want ACC3009 "goto out of parallel"
  !$acc end parallel
10 continue
end subroutine
!---
subroutine s(x, n)
  integer :: x(n), n, i
  do i = 1, n
    !$acc parallel
    x(i) = 1
    if (n > 2) exit ! want ACC3009 "exit out of parallel"
    !$acc end parallel
  end do
end subroutine
!---
subroutine s(x, n)
  integer :: x(n), n, i
  !$acc parallel loop
  do i = 1, n
    x(i) = 1
    if (x(i) > 2) exit ! want ACC3009 "exit out of the loop of parallel loop"
  end do
end subroutine
!---
! Labels in variables, which Fortran 95 deleted.
subroutine labels(n)
  integer :: n, lab
  real :: x
  assign 10 to lab
  assign 30 to lab ! want ACC0211 "no statement has the label 30"
  assign 10 to x ! want ACC0214 "expected a scalar integer variable in assign, 'x' is real\\(4\\)"
  goto lab
  go to lab, (10, 20)
  go to lab, (10, 40) ! want ACC0211 "no statement has the label 40"
  goto (10, 20), n
10 print *, n
20 continue
end subroutine
!---
! The type that a function has where it is called, and where it is defined.
subroutine s(x, i)
  real :: x
  x = twice(i) ! want ACC0219 "'twice' returns real\\(8\\), but is real\\(4\\) here"
end subroutine
double precision function twice(i)
  twice = 2*i
end function
!---
! Pointers of Cray Fortran.
subroutine cray(n, dummy)
  integer :: n
  real :: a(n), b, d, r, dummy
  real, pointer :: g
  pointer (p, a), (q, b)
  pointer (q, c(10))
  pointer (r, d) ! want ACC0213 "expected a scalar integer variable that holds an address, 'r' is real\\(4\\)"
  pointer (u, g) ! want ACC0213 "'g' has storage or another attribute, and cannot be where 'u' points to"
  pointer (v, dummy) ! want ACC0213 "'dummy' has storage or another attribute, and cannot be where 'v' points to"
  pointer (w, a) ! want ACC0213 "'a' has two pointers"
end subroutine
!---
subroutine large
  real, parameter :: single = 1e39 ! want ACC0214 "the constant is larger than all numbers of type real\\(4\\)"
  integer, parameter :: both = 1d400 ! want ACC0214 "the constant is larger than all numbers of type real\\(8\\)"
  double precision, parameter :: fits = 1d300, small = 1e-60
  print *, single, both, fits, small
end subroutine
!---
subroutine out_of_range
  integer, parameter :: most = 1e30 ! want ACC0214 "the value is outside of the range of integer\\(4\\)"
  integer(1) :: byte = -129.0 ! want ACC0214 "the value is outside of the range of integer\\(1\\)"
  integer(1), parameter :: fits = -128.9
  integer(8), parameter :: large = 1e18
  print *, most, byte, fits, large
end subroutine
!---
subroutine shapes(a)
  integer :: a(:)
  integer, allocatable :: b(:)
  integer, pointer :: c(:)
  integer, intent(inout) :: d(:) ! want ACC0213 "'d' has no shape: expected a dummy argument, allocatable or pointer \\(Fortran 2018 C838\\)"
  integer :: e(2, 1)
  d = a
  e = 1
end subroutine
!---
subroutine formats
  integer :: k
  real :: x
  character(20) :: c
  assign 10 to k
10 format (i5)
  print 10, 1
  print 20, 1 ! want ACC0211 "no format statement has the label 20"
  write (*, 10) 1
  write (*, fmt=30) 1 ! want ACC0211 "no format statement has the label 30"
  write (*, 0) 1 ! want ACC0211 "no format statement has the label 0"
  write (*, c) 1
  write (*, k) 1
  write (*, x) 1 ! want ACC0214 "expected a format, found real\\(4\\)"
  print x, 1 ! want ACC0214 "expected a format, found real\\(4\\)"
  read (*, fmt=x) k ! want ACC0214 "expected a format, found real\\(4\\)"
  write (unit=6, fmt='(i4)') 2
  write (fmt=10, unit=6) 2
  if (k > 0) then
    write (*, 40) 3
40  format (i3)
  end if
contains
  subroutine inner
    print 10, 1 ! want ACC0211 "no format statement has the label 10"
  end subroutine
end subroutine
!---
subroutine specifiers(u)
  integer :: u, ios, list(3)
  character(20) :: msg
  logical :: there
  write (u, *, iostat=ios, iomsg=msg) 1
  write (u, *, iostat=msg) 1 ! want ACC0214 "expected a value of type integer for iostat, found character\\(20\\)"
  write (u, *, iomsg=ios) 1 ! want ACC0214 "expected a value of type character for iomsg, found integer\\(4\\)"
  write (u, *, iostat=list) 1 ! want ACC0214 "expected a scalar for iostat, found an array"
  write (u, *, iostat=list(2)) 1
  inquire (u, exist=there, recl=ios)
  inquire (u, exist=ios) ! want ACC0214 "expected a value of type logical for exist, found integer\\(4\\)"
  open (u, file=there) ! want ACC0214 "expected a value of type character for file, found logical\\(4\\)"
  open (newunit=list(1), file='x', access='stream', status="old")
end subroutine

! A name that is not declared and used with subscripts is a function, whose result is no place.
subroutine implied_function(x)
  do j = 1, 4
    x(j) = 1 ! want ACC0214 "cannot assign to a function's result"
  end do
end subroutine
