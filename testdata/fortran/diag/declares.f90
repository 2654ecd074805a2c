! declare and routine in specification parts.
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare copy(a)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare ! want ACC2004 "declare needs one of copy, copyin, copyout, create, present, deviceptr, device_resident, link"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare copy(nope) ! want ACC4000 "'nope' is not declared"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare copy(a(1:2)) ! want ACC4023 "expected the name of a variable for copy, found a section"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare copy(a) copyin(a) ! want ACC4020 "'a' is in another declare clause"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare private(a) ! want ACC2004 "declare needs one of copy, copyin, copyout, create, present, deviceptr, device_resident, link" ACC2001 "declare does not allow the clause private"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare link(a) ! spec: §2.13.3 ! want ACC4014 "expected a global variable for link, but 'a' is local"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare deviceptr(a)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare device_resident(a)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)

  a(1) = 1
  !$acc declare copy(a) ! want ACC0220 "declare after executable statements"
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc declare copy(a) async ! want ACC2001 "declare does not allow the clause async"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  real :: x
  common /blk/ x
  !$acc declare copyin(/blk/)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  real :: x
  common /blk/ x
  !$acc declare copyin(x)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  real :: x
  common /blk/ x
  !$acc declare copyin(/nope/) ! want ACC4000 "'nope' is not declared"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  real :: x
  common /blk/ x
  !$acc data copy(/blk/)
  x = 1
  !$acc end data
end subroutine
!---
module m
  implicit none
  real :: a(5)
  !$acc declare create(a)
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare copy(a) ! want ACC4013 "declare does not allow copy outside of functions"
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare copyout(a) ! want ACC4013 "declare does not allow copyout outside of functions"
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare present(a) ! want ACC4013 "declare does not allow present outside of functions"
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare deviceptr(a) ! want ACC4010 "expected a pointer for deviceptr, found real\\(4\\) array"
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare link(a)
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare device_resident(a)
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc declare create(a)
  !$acc declare copyin(a) ! want ACC4020 "'a' is in another declare clause"
end module
!---
module m
  implicit none
  real, parameter :: a = 5
  !$acc declare create(a) ! want ACC4001 "expected a variable, but 'a' is a constant"
end module
!---
module m
  implicit none
  !$acc declare create(a)
  real :: a(5)
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc update host(a) ! want ACC0220 "update outside of executable parts"
end module
!---
module m
  implicit none
  real :: a(5)
  !$acc parallel ! want ACC0220 "parallel outside of executable parts"
  !$acc end parallel ! want ACC0221 "end parallel without parallel"
end module
!---
module m
  implicit none
  !$acc routine(f) seq
contains
  subroutine f
  end subroutine
end module
!---
module m
  implicit none
  !$acc routine(g) seq ! want ACC3018 "no procedure g is declared"
contains
  subroutine f
  end subroutine
end module
!---
module m
  implicit none
  !$acc routine seq ! want ACC3018 "expected the declaration of a procedure after routine"
contains
  subroutine f
  end subroutine
end module
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine ! spec: §2.15.1 ! want ACC2004 "routine needs one of gang, worker, vector, seq"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine gang worker ! want ACC2003 "worker cannot be combined with gang"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq vector ! want ACC2003 "vector cannot be combined with seq"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq bind(name)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq bind('name')
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq bind(1) ! want ACC1004 "expected the name of a procedure or a string, found '1'"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq nohost
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq seq ! want ACC2002 "seq is repeated"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine gang(dim:1)
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine gang(dim:4) ! want ACC2012 "expected 1, 2 or 3 for dim, found 4"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine vector device_type(nvidia) gang ! want ACC2003 "gang cannot be combined with vector"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine() seq ! want ACC1005 "expected an argument between the parentheses of routine"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine(1) seq ! want ACC1004 "expected the name of a procedure, found '1'"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine(a) seq
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq copy(a) ! want ACC2001 "routine does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)

  a(1) = 1
  !$acc routine seq ! want ACC0220 "routine after executable statements"
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc routine seq
  !$acc routine gang
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  interface
    subroutine g(x)
      !$acc routine seq
      real :: x
    end subroutine
  end interface
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  external g
  !$acc routine(g) worker
  a(1) = 1
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  external g
  !$acc routine(g) ! spec: §2.15.1 ! want ACC2004 "routine needs one of gang, worker, vector, seq"
  a(1) = 1
end subroutine
!---
subroutine f(x)
  real :: x
  !$acc routine seq
  !$acc parallel
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine f(x)
  real :: x(9)
  !$acc routine worker
  !$acc loop gang ! want ACC3010 "gang loop in a worker routine"
  do i = 1, 9
    x(i) = 1
  end do
end subroutine
!---
subroutine f(x)
  real :: x(9)
  !$acc routine seq
  !$acc loop vector ! want ACC3010 "vector loop in a seq routine"
  do i = 1, 9
    x(i) = 1
  end do
end subroutine
!---
subroutine f(x)
  real :: x(9)
  !$acc routine gang
  !$acc loop vector
  do i = 1, 9
    x(i) = 1
  end do
end subroutine
!---
subroutine s
  type t
    integer :: i = 1
    type(t) :: inner ! want ACC0213 "component 'inner' holds an object of the type 't' that it is part of: expected pointer or allocatable"
    type(t), pointer :: next
    type(t), allocatable :: more(:)
  end type
  type(t) :: x
  x%i = 2
end subroutine
!---
module m
  type a
    type(b) :: one(3) ! want ACC0213 "component 'one' holds an object of the type 'a' that it is part of: expected pointer or allocatable"
  end type
  type b
    type(a) :: two
  end type
  type(b) :: x
end module
!---
subroutine s
  integer :: j
  integer, parameter :: a(3) = [(j, j=1, size(a))], b(2) = [kind(b), ubound(b, 1)]
  integer, parameter :: k(3) = k ! want ACC0213 "'k' depends on itself"
  print *, a, b, k
end subroutine
!---
subroutine s
  integer, parameter :: m(2) = [m(2), 1] ! want ACC0213 "'m' depends on itself"
  print *, m
end subroutine
!---
subroutine s
  type t(k)
    integer, kind :: k
    real(k) :: v
    type(t(k)) :: x ! want ACC0213 "component 'x' holds an object of the type 't' that it is part of: expected pointer or allocatable"
    type(t(k)), pointer :: next
  end type
  type(t(8)) :: z
  z%v = 2
end subroutine
!---
subroutine s(a, none)
  type t
    integer :: i
  end type
  class(t) :: a
  class(t), allocatable :: b
  class(t), pointer :: c
  class(t) :: self ! want ACC0213 "'self' is of class\\(t\\): expected a dummy argument, allocatable or pointer \\(Fortran 2018 C708\\)"
  class(*) :: anything ! want ACC0213 "'anything' is of class\\(\\*\\): expected a dummy argument, allocatable or pointer \\(Fortran 2018 C708\\)"
  class(t) :: later
  allocatable :: later
  integer :: none
  allocate (b, c, later)
  b%i = a%i
  self%i = 1
end subroutine
