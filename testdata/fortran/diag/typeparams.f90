! Type parameters of derived types (Fortran 2018 §7.5.3).
!---
subroutine definitions
  implicit none
  type :: u(a) ! want ACC0213 "type parameter a is not declared"
    real :: x
  end type
  type :: w
    integer, kind :: b ! want ACC0213 "b is not among the parameters of type w"
    real :: x
  end type
  type :: q(r)
    real, kind :: r ! want ACC0213 "expected an integer type parameter, r is of type real"
  end type
  type :: two(k, k) ! want ACC0213 "type parameter k is declared twice"
    integer, kind :: k
  end type
  type :: base(k)
    integer, kind :: k = 4
    real(k) :: x = y ! want ACC0212 "y is not declared"
  end type
  type :: start(k)
    integer, kind :: k = unknown ! want ACC0212 "unknown is not declared"
    real(k) :: x
  end type
  type, extends(start) :: next
    integer :: i
  end type
  type(start) :: s1
  type(next) :: s2
  type(u(3)) :: b1
  type(w) :: b2
  type(q(4)) :: b3
end subroutine
!---
subroutine uses
  implicit none
  type :: t(k, l)
    integer, kind :: k
    integer, kind :: l = 2
    real(k) :: x ! want ACC0213 "real has no kind 3"
  end type
  type :: plain
    real :: x
  end type
  integer :: n
  type(t) :: a1 ! want ACC0213 "expected a value for parameter k of type t"
  type(t(4)) :: a2, a3
  type(t(4,5,6)) :: a4 ! want ACC0213 "type t has 2 parameters, found 3 values"
  type(t(k=4,k=8)) :: a5 ! want ACC0213 "parameter k of type t is given twice"
  type(t(m=4)) :: a6, a66 ! want ACC0213 "type t has no parameter m"
  type(t(k=4, 5)) :: a7 ! want ACC0213 "expected a keyword, as the parameter before has one"
  type(t(n)) :: a8 ! want ACC0213 "expected a constant integer for the kind parameter k of type t"
  type(t(*)) :: a9 ! want ACC0213 "expected a constant integer for the kind parameter k of type t"
  type(t(3)) :: b1
  type(t(:)), allocatable :: b2 ! want ACC0213 "expected a constant integer for the kind parameter k of type t"
  type(plain(3)) :: b3, b33 ! want ACC0213 "type plain has no parameters"
  type(t(8)) :: b7
  type(t(1.0)) :: b8 ! want ACC0213 "expected a constant integer for the kind parameter k of type t"
  type(t(4,2)) :: b9
  a2 = b7 ! want ACC0214 "expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  a2 = b9
  a2%k = 4 ! want ACC0214 "cannot assign to k, a type parameter"
  a2 = t(8)(1d0) ! want ACC0214 "expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  a2 = t(1.0) ! want ACC0213 "expected a value for parameter k of type t"
  a2 = t(4)(y=1.0) ! want ACC0214 "t has no component y"
  call takes(b7) ! want ACC0217 "argument x of takes: expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  call takes(a2)
  a2%z = 1 ! want ACC0214 "type t\\(4, 2\\) has no component z"
contains
  subroutine takes(x)
    type(t(4)) :: x
  end subroutine
end subroutine
!---
module bound
  type :: t(k)
    integer, kind :: k
    real(k) :: x
  contains
    procedure :: half4
    procedure :: print4
  end type
contains
  real(4) function half4(self)
    class(t(4)), intent(in) :: self
    half4 = self%x / 2
  end function
  subroutine print4(self)
    class(t(4)), intent(in) :: self
    print *, self%x
  end subroutine
  subroutine s(a, b)
    type(t(4)) :: a
    type(t(8)) :: b
    print *, a%half4(), b%half4() ! want ACC0217 "half4 takes an object of class\\(t\\(4\\)\\), found type\\(t\\(8\\)\\)"
    call a%print4
    call b%print4() ! want ACC0217 "print4 takes an object of class\\(t\\(4\\)\\), found type\\(t\\(8\\)\\)"
  end subroutine
end module
