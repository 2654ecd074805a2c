! Arguments of clauses.
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs() ! want ACC1005 "expected an argument between the parentheses of num_gangs"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs(0) ! want ACC2007 "expected a positive number for num_gangs, found 0"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs(-1) ! want ACC2007 "expected a positive number for num_gangs, found -1"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs(1,2,3,4) ! want ACC2009 "num_gangs allows at most 3 on parallel, found 4"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_workers(1,2) ! want ACC1004 "expected '\\)', found ','"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_workers(0) ! want ACC2007 "expected a positive number for num_workers, found 0"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_workers(l) ! want ACC2006 "expected an integer for num_workers, found logical\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel vector_length(-4) ! want ACC2007 "expected a positive number for vector_length, found -4"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel vector_length(x) ! want ACC2006 "expected an integer for vector_length, found real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel async() ! want ACC1005 "expected an argument between the parentheses of async"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel async(x) ! want ACC2006 "expected an integer for async, found real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel async(1,2) ! want ACC1004 "expected '\\)', found ','"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel wait() ! want ACC1005 "expected an argument between the parentheses of wait"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel wait(x) ! want ACC2006 "expected an integer for wait, found real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel wait(l) ! want ACC2006 "expected an integer for wait, found logical\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel if() ! want ACC1005 "expected an argument between the parentheses of if"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel if(n) ! want ACC2011 "expected a scalar logical condition for if, found integer\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel if(x) ! want ACC2011 "expected a scalar logical condition for if, found real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel if(l) if(l) ! want ACC2002 "if is repeated"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel self(1.5) ! want ACC2011 "expected a scalar logical condition for self, found real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel default(shared) ! want ACC1010 "expected none or present, found 'shared'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel default ! want ACC1005 "expected an argument in parentheses after default"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel default(none) default(present) ! want ACC2002 "default is repeated"
  x = 1 ! place: of default ! want ACC4004 "'x' is in no data clause"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel device_type() ! want ACC1005 "expected an argument between the parentheses of device_type"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel device_type(nvidia ! want ACC1004 "expected '\\)' to close this parenthesis"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy() ! want ACC1005 "expected a variable between the parentheses of copy"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy ! want ACC1005 "expected an argument in parentheses after copy"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(1) ! want ACC1007 "expected a variable or array section"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a+b) ! want ACC1007 "expected a variable or array section, found an expression"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy((a)) ! want ACC1007 "expected a variable or array section"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a,) ! want ACC1004 "expected a variable, found '\\)'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copyin(readonly a) ! want ACC1007 "expected ',' between variables"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copyin(zero: a) ! want ACC1009 "copyin does not allow the modifier 'zero'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copyout(readonly: a) ! want ACC1009 "copyout does not allow the modifier 'readonly'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel create(readonly: a) ! want ACC1009 "create does not allow the modifier 'readonly'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a) copyin(a) ! want ACC4027 "'a' is in copy but the construct never uses it" ACC4002 "'a' is in copy and in copyin"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a) copy(a) ! want ACC4027 "'a' is in copy but the construct never uses it" ACC4002 "'a' is repeated in copy"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel private(a) firstprivate(a) ! want ACC4027 "'a' is in private but the construct never uses it" ACC4021 "'a' is in private and in firstprivate"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel private(a(1)) ! want ACC4027 "'a' is in private but the construct never uses it"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel firstprivate(3) ! want ACC1007 "expected a variable or array section"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel deviceptr(p)
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel deviceptr(x)
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel attach(a)
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel attach(x)
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel present(5) ! want ACC1007 "expected a variable or array section"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel no_create() ! want ACC1005 "expected a variable between the parentheses of no_create"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(x) ! want ACC1011 "expected a reduction operator and ':', found 'x'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(+ x) ! want ACC1011 "expected a reduction operator and ':', found '\\+'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(+:) ! want ACC1004 "expected a variable, found '\\)'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(&&:l) ! want ACC1011 "expected a reduction operator and ':', found '&'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(||:l) ! want ACC1011 "expected a reduction operator and ':', found '\\|'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(&:n) ! want ACC1011 "unknown reduction operator '&'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(.foo.:l) ! want ACC1011 "unknown reduction operator '\\.foo\\.'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(iand:x) ! want ACC4005 "operator iand cannot be applied to real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(.and.:x) ! want ACC4005 "operator \\.and\\. cannot be applied to real\\(4\\)"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(+:l) ! want ACC4005 "operator \\+ cannot be applied to logical\\(4\\)" ACC4027 "'l' is in reduction but the construct never uses it"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(max:l) ! want ACC4005 "operator max cannot be applied to logical\\(4\\)" ACC4027 "'l' is in reduction but the construct never uses it"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(+:x) reduction(*:x) ! want ACC4021 "'x' is repeated in reduction"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel reduction(+:1) ! want ACC1007 "expected a variable or array section"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel async(1) async(2) ! want ACC2002 "async is repeated"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs(n) num_gangs(n) ! want ACC2002 "num_gangs is repeated"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(nope) ! want ACC4000 "'nope' is not declared"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(/nope/) ! want ACC4000 "'nope' is not declared"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(s) ! want ACC4000 "'s' is not declared"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel if(l ! want ACC1004 "expected '\\)' to close this parenthesis"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a)) ! want ACC1004 "expected a clause, found '\\)'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a) ,, if(l) ! want ACC1004 "expected a clause, found ','"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel copy(a), if(l) ! want ACC4027 "'a' is in copy but the construct never uses it"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel num_gangs 4 ! want ACC1005 "expected an argument in parentheses after num_gangs" ACC1004 "expected a clause, found '4'"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel device_type(*) copy(a) ! want ACC2005 "copy cannot follow device_type" ACC4027 "'a' is in copy but the construct never uses it"
  x = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop collapse ! want ACC1005 "expected an argument in parentheses after collapse"
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
  !$acc parallel loop collapse() ! want ACC1005 "expected an argument between the parentheses of collapse"
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
  !$acc parallel loop collapse(0) ! want ACC2008 "expected a positive constant for collapse, found 0"
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
  !$acc parallel loop collapse(-1) ! want ACC2008 "expected a positive constant for collapse, found -1"
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
  !$acc parallel loop collapse(n) ! want ACC2008 "expected a constant for collapse"
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
  !$acc parallel loop collapse(1.5) ! want ACC2006 "expected an integer for collapse, found real\\(4\\)"
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
  !$acc parallel loop collapse(force:1)
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
  !$acc parallel loop collapse(forced:1) ! want ACC1009 "collapse does not allow the modifier 'forced'"
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
  !$acc parallel loop gang(0) ! want ACC2016 "gang cannot have a size within parallel" ACC2007 "expected a positive number for gang, found 0"
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
  !$acc parallel loop gang(num:) ! want ACC1012 "expected an expression, found '\\)'"
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
  !$acc parallel loop gang(foo:1) ! want ACC1009 "gang does not allow the modifier 'foo'"
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
  !$acc parallel loop gang(static:*)
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
  !$acc parallel loop gang(static:x) ! want ACC2006 "expected an integer for gang, found real\\(4\\)"
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
  !$acc parallel loop gang(1,2) ! want ACC2016 "gang cannot have a size within parallel" ACC1014 "gang takes one num argument"
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
  !$acc parallel loop gang(num:1,num:2) ! want ACC2016 "gang cannot have a size within parallel" ACC1014 "gang takes one num argument"
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
  !$acc parallel loop gang(dim:4) ! want ACC2012 "expected 1, 2 or 3 for dim, found 4"
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
  !$acc parallel loop gang(dim:1)
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
  !$acc parallel loop worker(x) ! want ACC2006 "expected an integer for worker, found real\\(4\\)" ACC2016 "worker cannot have a size within parallel"
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
  !$acc parallel loop worker(num:2) ! want ACC2016 "worker cannot have a size within parallel"
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
  !$acc parallel loop worker(length:2) ! want ACC1009 "worker does not allow the modifier 'length'" ACC2016 "worker cannot have a size within parallel"
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
  !$acc parallel loop vector(length:x) ! want ACC2006 "expected an integer for vector, found real\\(4\\)"
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
  !$acc parallel loop vector(num:2) ! want ACC1009 "vector does not allow the modifier 'num'"
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
  !$acc parallel loop vector(0) ! want ACC2007 "expected a positive number for vector, found 0"
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
  !$acc parallel loop tile() ! want ACC1005 "expected an argument between the parentheses of tile"
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
  !$acc parallel loop tile(0) ! spec: §2.9.8 ! want ACC2008 "expected a positive constant for tile, found 0"
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
  !$acc parallel loop tile(x) ! want ACC2006 "expected an integer for tile, found real\\(4\\)"
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
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop tile(*)
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
  !$acc parallel loop seq independent ! want ACC2003 "independent cannot be combined with seq"
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
  !$acc parallel loop seq auto ! want ACC2003 "auto cannot be combined with seq"
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
  !$acc parallel loop seq vector ! want ACC3004 "seq cannot be combined with vector"
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
  !$acc parallel loop independent auto ! want ACC2003 "auto cannot be combined with independent"
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
  !$acc parallel loop gang gang ! want ACC2002 "gang is repeated"
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
  !$acc parallel loop private(i)
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
  !$acc parallel loop private(s) ! want ACC4000 "'s' is not declared"
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
  !$acc parallel loop reduction(+:a)
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
  !$acc parallel loop reduction(+:a(1))
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
  !$acc parallel loop device_type(*) private(x) ! want ACC2005 "private cannot follow device_type" ACC4027 "'x' is in private but the construct never uses it"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, n)
  implicit none
  integer :: n
  real :: a(n)
  !$acc wait(-3) ! want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for wait, found -3"
  !$acc wait(-1) async(-2)
  !$acc update self(a) async(-7) ! want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for async, found -7"
end subroutine
