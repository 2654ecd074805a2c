! Clauses, their arguments and variables.
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copyn(a) ! want ACC1003 "unknown clause 'copyn'"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  implicit none
  real :: a(10)
  !$acc parallel copy(aa) ! want ACC4000 "'aa' is not declared"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a) num_gangs(2.5) ! want ACC2006 "expected an integer for num_gangs, found real\\(4\\)"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  implicit none
  real :: a(10)
  !$acc parallel copy(a) num_gangs(missing) ! want ACC0212 "'missing' is not declared"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a) num_gangs(4 *) ! want ACC0222 "expected an expression, found the end of the statement"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a) num_gangs(2) num_gangs(4) ! want ACC2002 "num_gangs is repeated"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n)
  !$acc parallel loop seq gang ! want ACC3004 "seq cannot be combined with gang"
  do i = 1, n
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n), x
  !$acc parallel loop reduction(-:x) ! want ACC1011 "unknown reduction operator '-'"
  do i = 1, n
    x = x - a(i)
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n), x
  !$acc parallel loop reduction(iand:x) ! want ACC4005 "operator iand cannot be applied to real\\(4\\)"
  do i = 1, n
    x = x + a(i)
  end do
end subroutine
!---
subroutine s(a, n)
  integer :: n, i
  real :: a(n), x
  !$acc parallel loop reduction(.and.:x) ! want ACC4005 "operator \\.and\\. cannot be applied to real\\(4\\)"
  do i = 1, n
    x = x + a(i)
  end do
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a(1:2:3:4)) ! want ACC1008 "array section has a fourth part"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(a(1:5, 1:2)) ! want ACC4007 "section of real\\(4\\), which is not an array or a pointer"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10), x
  !$acc parallel copy(a) copyin(x(1:2)) ! want ACC4027 "'x' is in copyin but the construct never uses it" ACC4007 "section of real\\(4\\), which is not an array or a pointer"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  integer, parameter :: n = 10
  !$acc parallel copy(a) copyin(n) ! want ACC4001 "expected a variable, but 'n' is a constant"
  a(1) = n
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copy(/blk/, a) ! want ACC4000 "'blk' is not declared"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  type t
    real :: x(10)
  end type
  type(t) :: a
  !$acc parallel copy(a%y) ! want ACC0214 "type 't' has no component 'y'"
  a%x(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, n)
  integer :: n, i, j
  real :: a(n, n)
  !$acc parallel loop collapse(n) ! want ACC2008 "expected a constant for collapse"
  do i = 1, n
    do j = 1, n
      a(j, i) = 1
    end do
  end do
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copyin(a) copyout(a) ! want ACC4002 "'a' is in copyin and in copyout"
  a(1) = a(2)
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel copyin(a b) ! want ACC1007 "expected ',' between variables"
  a(1) = a(2)
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel if(a) ! want ACC2011 "expected a scalar logical condition for if, found real\\(4\\) array"
  a(1) = a(2)
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel default(shared) ! want ACC1010 "expected none or present, found 'shared'"
  a(1) = a(2)
  !$acc end parallel
end subroutine
!---
subroutine s(a, b)
  real :: a(10), b(10)
  !$acc parallel default(none) copy(a)
  a(1) = b(2) ! want ACC4004 "'b' is in no data clause"
  !$acc end parallel
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc update async(1) ! want ACC2004 "update needs one of self, host, device"
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc data copy(a) num_gangs(4) ! want ACC2001 "data does not allow the clause num_gangs"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc parallel deviceptr(y) ! spec: §2.7.2 ! want ACC4010 "expected a pointer for deviceptr, found real\\(4\\)"
  x = 1
  !$acc end parallel
contains
  subroutine t
    real :: y
  end subroutine
end subroutine
!---
subroutine s(a)
  real :: a(10)
  !$acc parallel wait(1, copy(a) ! want ACC1004 "expected '\\)' to close this parenthesis"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(n)
  integer :: n
  !$acc host_data use_device(n) ! want ACC4012 "expected an array or a pointer for use_device, found integer\\(4\\)"
  n = 1
  !$acc end host_data
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc enter data copyin(x) copyout(x) ! want ACC2001 "enter data does not allow the clause copyout" ACC4002 "'x' is in copyin and in copyout"
end subroutine
!---
subroutine s(x)
  real :: x
  !$acc set device_type(nvida) ! want ACC1013 "unknown device type 'nvida'"
  x = 1
end subroutine
!---
subroutine members(x, n)
  type t
    real, allocatable :: a(:)
    real :: y
  end type
  type(t) :: x
  integer :: i, n
  !$acc parallel loop reduction(+:x) ! want ACC4005 "operator \\+ cannot be applied to type\\(t\\), whose member 'a' is allocatable or a pointer"
  do i = 1, n
    x%y = x%y + i
  end do
end subroutine
