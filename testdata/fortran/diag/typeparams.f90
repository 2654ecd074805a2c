! Type parameters of derived types (Fortran 2018 §7.5.3).
!---
subroutine definitions
  implicit none
  type :: u(a) ! want ACC0213 "type parameter 'a' is not declared"
    real :: x
  end type
  type :: w
    integer, kind :: b ! want ACC0213 "'b' is not among the parameters of type 'w'"
    real :: x
  end type
  type :: q(r)
    real, kind :: r ! want ACC0213 "expected an integer type parameter, but 'r' is of type real"
  end type
  type :: two(k, k) ! want ACC0213 "type parameter 'k' is declared twice"
    integer, kind :: k
  end type
  type :: base(k)
    integer, kind :: k = 4
    real(k) :: x = y ! want ACC0212 "'y' is not declared"
  end type
  type :: start(k)
    integer, kind :: k = unknown ! want ACC0212 "'unknown' is not declared"
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
  type(t) :: a1 ! want ACC0213 "expected a value for parameter 'k' of type 't'"
  type(t(4)) :: a2, a3
  type(t(4,5,6)) :: a4 ! want ACC0213 "type 't' has 2 parameters, found 3 values"
  type(t(k=4,k=8)) :: a5 ! want ACC0213 "parameter 'k' of type 't' is given twice"
  type(t(m=4)) :: a6, a66 ! want ACC0213 "type 't' has no parameter m"
  type(t(k=4, 5)) :: a7 ! want ACC0213 "expected a keyword, as the parameter before has one"
  type(t(n)) :: a8 ! want ACC0213 "expected a constant integer for the kind parameter 'k' of type 't'"
  type(t(*)) :: a9 ! want ACC0213 "expected a constant integer for the kind parameter 'k' of type 't'"
  type(t(3)) :: b1
  type(t(:)), allocatable :: b2 ! want ACC0213 "expected a constant integer for the kind parameter 'k' of type 't'"
  type(plain(3)) :: b3, b33 ! want ACC0213 "type 'plain' has no parameters"
  type(t(8)) :: b7
  type(t(1.0)) :: b8 ! want ACC0213 "expected a constant integer for the kind parameter 'k' of type 't'"
  type(t(4,2)) :: b9
  a2 = b7 ! want ACC0214 "expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  a2 = b9
  a2%k = 4 ! want ACC0214 "cannot assign to k, a type parameter"
  a2 = t(8)(1d0) ! want ACC0214 "expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  a2 = t(1.0) ! want ACC0213 "expected a value for parameter 'k' of type 't'"
  a2 = t(4)(y=1.0) ! want ACC0214 "'t' has no component y"
  call takes(b7) ! want ACC0217 "argument 'x' of 'takes': expected type\\(t\\(4, 2\\)\\), found type\\(t\\(8, 2\\)\\)"
  call takes(a2)
  a2%z = 1 ! want ACC0214 "type 't\\(4, 2\\)' has no component 'z'"
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
    print *, a%half4(), b%half4() ! want ACC0217 "'half4' expects an object of class\\(t\\(4\\)\\), found type\\(t\\(8\\)\\)"
    call a%print4
    call b%print4() ! want ACC0217 "'print4' expects an object of class\\(t\\(4\\)\\), found type\\(t\\(8\\)\\)"
  end subroutine
end module
!---
module lengths
  implicit none
  integer :: count = 3
  type :: t(n)
    integer, len :: n
    real :: a(n)
    real :: b(count) ! want ACC0213 "the declaration of component 'b' is not constant: expected constants and length parameters of its type"
    character(n) :: s = ' ' ! spec: Fortran 2018 C767 ! want ACC0213 "component 's' depends on a length parameter: it has no initial value"
  end type
  type :: v(n)
    integer, len :: n
    real :: a(n)
  end type
  type :: plain
    real :: b(count) ! want ACC0213 "the declaration of component 'b' is not constant: expected constants and length parameters of its type"
    type(v(count)) :: z ! spec: Fortran 2018 C754 ! want ACC0213 "the declaration of component 'z' is not constant: expected constants and length parameters of its type"
  end type
  type(v(count)) :: whole ! want ACC0213 "expected a constant for length parameter 'n' of 'whole', which has static storage"
  type(v(4)), parameter :: constant = v(4)(1.0) ! want ACC0230 "not yet handled: a named constant of a type with length parameters"
contains
  subroutine s(x, n)
    type(v(*)), intent(inout) :: x
    integer, intent(in) :: n
    type(v(*)) :: assumed ! want ACC0213 "length parameter 'n' of 'v' is assumed: expected a dummy argument, but 'assumed' is not one"
    type(v(:)) :: deferred ! want ACC0213 "length parameter 'n' of 'v' is deferred: expected allocatable or pointer for 'deferred'"
    type(v(n)), save :: saved ! want ACC0213 "expected a constant for length parameter 'n' of 'saved', which has static storage"
    type(v(n)) :: local
    type(v(3)) :: a3
    type(v(4)) :: a4
    type(v(:)), allocatable :: free
    type(v(3)), allocatable :: al3
    real, allocatable :: q(:)
    type(v) :: none ! want ACC0213 "expected a value for parameter 'n' of type 'v'"
    type(v(1.5)) :: fraction ! want ACC0213 "expected a scalar integer for the length parameter 'n' of type 'v'"
    x%n = 4 ! want ACC0214 "cannot assign to n, a type parameter"
    a3 = a4 ! want ACC0214 "expected type\\(v\\(3\\)\\), found type\\(v\\(4\\)\\)"
    local = a4
    allocate(x%a(5)) ! want ACC0214 "expected an allocatable or a pointer, but 'a' is neither"
    allocate(free) ! want ACC0214 "length parameter 'n' of 'free' is deferred: expected its value in allocate"
    allocate(v(n) :: free)
    allocate(free, source=a3)
    allocate(v(4) :: al3) ! want ACC0214 "expected an object of type\\(v\\(4\\)\\), found type\\(v\\(3\\)\\)"
    allocate(al3)
    print *, allocated(x%a) ! want ACC0217 "intrinsic 'allocated': expected an allocatable variable for array, component a is none"
    call move_alloc(q, x%a) ! want ACC0217 "intrinsic 'move_alloc': expected an allocatable variable for to, component a is none"
    call increment(x%n) ! want ACC0217 "argument 'i' of 'increment': expected a variable, found a type parameter"
    call three(a4) ! want ACC0217 "argument 'x' of 'three': expected type\\(v\\(3\\)\\), found type\\(v\\(4\\)\\)"
    call three(local)
    call grow(x%a) ! want ACC0217 "argument 'a' of 'grow': expected an allocatable variable, the shape of component a depends on a length parameter"
    x = v(:)(1.0) ! want ACC0213 "expected values for the length parameters of 'v' in a structure constructor"
    x = v(n)(1.0)
  end subroutine
  subroutine increment(i)
    integer, intent(inout) :: i
    i = i + 1
  end subroutine
  subroutine three(x)
    type(v(3)), intent(in) :: x
    print *, x%a
  end subroutine
  subroutine grow(a)
    real, allocatable :: a(:)
    allocate(a(3))
  end subroutine
end module
!---
program shared
  type :: v(n)
    integer, len :: n
    real :: a(n)
  end type
  type :: holder
    type(v(2)) :: part
  end type
  type(v(3)) :: x ! want ACC0213 "'x' of type\\(v\\(3\\)\\) has length parameters: it cannot share storage"
  type(v(3)) :: y
  type(holder) :: h ! want ACC0213 "'h' of type\\(holder\\) has length parameters: it cannot share storage"
  real :: b(3)
  common /c/ x, h
  equivalence (b, y) ! want ACC0213 "'y' of type\\(v\\(3\\)\\) has length parameters: it cannot share storage"
contains
  subroutine s(n)
    integer, intent(in) :: n
    type(v(2)) :: w
    data w%a /2*1.0/ ! want ACC0213 "expected a variable for data, but 'a' depends on a length parameter"
    print *, w%a, n
  end subroutine
  subroutine blanket(n)
    integer, intent(in) :: n
    type(v(n)) :: z
    real :: a(n)
    character(n) :: c
    save
    a = 1
    c = 'a'
    print *, a, c
    z%a = 1
  end subroutine
end program
