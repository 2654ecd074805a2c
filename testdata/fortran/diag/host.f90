! The host language.
!---
program p
  implicit none
  integer :: i
  i = = 1 ! want ACC0210 "expected an expression, found '='"
  k = 2 ! want ACC0212 "'k' is not declared"
end program
!---
program p
  integer :: i
  real :: i ! want ACC0213 "'i' is declared twice"
end program
!---
program p
  if (.true.) then ! place: of the end ! want ACC0211 "if block without its end"
    print *, 1
end program ! place: of if
!---
program p
  integer :: i
  do i = 1, 3
    print *, i
  end if ! want ACC0211 "expected end do, found end if"
end program
!---
program p
  logical :: l
  l = .true. + 1 ! want ACC0214 "operator '\\+' cannot be applied to logical\\(4\\) and integer\\(4\\)"
  l = 'a' // 3 ! want ACC0214 "operator '//' cannot be applied to character\\(1\\) and integer\\(4\\)"
end program
!---
program p
  integer :: i(3)
  i = reshape([1, 2, 3, 4], [2, 2]) ! want ACC0214 "expected rank 1, found rank 2"
  i(1, 2) = 3 ! want ACC0214 "expected 1 subscripts, found 2"
  i(1.5) = 3 ! want ACC0214 "expected an integer subscript, found real\\(4\\)"
end program
!---
program p
  use no_such_module ! want ACC0215 "no module 'no_such_module' is known"
end program
!---
! What a missing module decides is not reported again.
subroutine missing(mol, table)
  use no_such_module, only: molecule, width, number ! want ACC0215 "no module 'no_such_module' is known"
  implicit none
  type(molecule) :: mol
  real :: table(10), two(3, 3)
  type :: symbol
    character(len=width) :: text = ''
  end type
  integer, parameter :: signature = int(1, number)
  if (any(mol%num > 4)) return
  two = spread(table(mol%num), 1, 3)
end subroutine
!---
program p
  logical :: a(3)
  if (all(a) == .true.) stop ! want ACC0214 "operator '==' cannot be applied to logical\\(4\\) and logical\\(4\\)"
end program
!---
program p
  use iso_c_binding, only: c_itn ! want ACC0215 "module 'iso_c_binding' has no public name 'c_itn'"
end program
!---
module a
  use b
end module
module b
  use a ! place: of the first module ! want ACC0215 "module 'a' uses itself"
end module
!---
program p
  integer, parameter :: n = 3
  n = 4 ! want ACC0214 "cannot assign to n, a constant"
end program
!---
subroutine s(x)
  integer, intent(in) :: x
  x = 4 ! want ACC0214 "cannot assign to x, which has intent\\(in\\)"
end subroutine
!---
program p
  type t
    integer :: a
  end type
  type(t) :: x
  x%b = 1 ! want ACC0214 "type 't' has no component 'b'"
  x = 3 ! want ACC0214 "expected type\\(t\\), found integer\\(4\\)"
end program
!---
program p
  call sub(1, 2.0) ! want ACC0217 "argument 'a' of 'sub': expected real\\(4\\), found integer\\(4\\)"
contains
  subroutine sub(a, b)
    real :: a
    real :: b
  end subroutine
end program
!---
program p
  call sub(1) ! want ACC0217 "'sub' needs the argument 'b'"
contains
  subroutine sub(a, b)
    integer :: a
    real :: b
  end subroutine
end program
!---
program p
  print *, abs('x'), sqrt(2), sin(1.0, 2.0) ! want ACC0217 "intrinsic 'abs' does not accept character\\(1\\)" ACC0217 "intrinsic 'sqrt' does not accept integer\\(4\\)" ACC0217 "intrinsic 'sin' takes at most 1 argument"
end program
!---
program p
  integer :: i
  if (i) print *, 1 ! want ACC0214 "expected a logical condition, found integer\\(4\\)"
end program
!---
program p
  print *, 'abc ! want ACC0202 "character constant without a closing quote"
end program
!---
program p
  integer :: i
  goto 10 ! want ACC0211 "no statement has the label 10"
end program
!---
program p
  integer :: i
  cycle ! want ACC0211 "cycle outside of a loop"
  outer: do i = 1, 3
    exit inner ! want ACC0211 "no enclosing block is named 'inner'"
  end do outer
end program
!---
program p
  integer, allocatable :: a(:)
  integer :: b(3)
  allocate (a(3, 4)) ! want ACC0214 "expected 1 dimensions, found 2"
  allocate (b(3)) ! want ACC0214 "expected an allocatable or a pointer, but 'b' is neither"
end program
!---
program p
  integer :: a(3)
  a(4) = 1 ! want ACC0216 "subscript 4 is outside of the bounds 1:3"
end program
!---
program p
  integer(3) :: i ! want ACC0213 "integer has no kind 3"
  type(nope) :: t ! want ACC0213 "no type 'nope' is declared"
end program
!---
program p ! place: of the end ! want ACC0211 "program without its end"
  x = 1 + &
end program ! want ACC0210 "'program' makes no sense here"
!---
subroutine s
  x = 1
end function ! want ACC0211 "expected end subroutine, found end function"
!---
program p
  integer :: i
  i = 1
  integer :: j ! want ACC0211 "declaration after executable statements"
end program
!---
program p
  integre :: i ! want ACC0210 "expected a statement, found 'integre'"
  retrun ! want ACC0210 "expected a statement, found 'retrun'"
end program
!---
program p
  integer :: i
  select case (i)
  case ('a') ! want ACC0214 "expected integer\\(4\\) as the value selected by, found character\\(1\\)"
    i = 1
  end select
end program
!---
subroutine s(a, b, c, d)
  implicit none
  type t
    real, pointer :: v(:)
  end type
  real :: a(:)
  real, contiguous :: b(:)
  real, pointer :: c(:)
  type(t) :: d(:)
  call f(a(2)) ! want ACC0217 "argument 'x' of 'f': expected an array, found an element of an assumed-shape array, whose other elements may be apart"
  call f(b(2))
  call f(c(2)) ! want ACC0217 "argument 'x' of 'f': expected an array, found an element of a pointer, whose other elements may be apart"
  call f(d(1)%v(2)) ! want ACC0217 "argument 'x' of 'f': expected an array, found an element of a pointer, whose other elements may be apart"
  call f(a(2:))
  call g(c(2))
  print *, d%v(1) ! want ACC0214 "component 'v' of an array is a pointer or allocatable, so its elements are not an array"
contains
  subroutine f(x)
    real :: x(*)
    x(1) = 1
  end subroutine
  subroutine g(x)
    real :: x
    x = 1
  end subroutine
end subroutine
!---
program p
  integer :: i, e1(4), e2(4)
  real, pointer :: q(:, :)
  real, target :: a(8)
  complex :: z
  real :: x = 1
  namelist /group/ i
  equivalence (e1(3), (1)) ! want ACC0213 "expected a variable, an element or a substring in equivalence, found '\\(1\\)'"
  write (*, nml=other) ! want ACC0214 "expected the name of a namelist, found other"
  do concurrent (i = 1:(a)) ! want ACC0214 "expected a scalar integer as a bound of 'i', found real\\(4\\) of rank 1"
  end do
  q(1:2, 3) => a ! want ACC0214 "expected 'lower:' for all dimensions of the pointer or 'lower:upper' for all"
  q(1:2) => a ! want ACC0214 "expected bounds for 2 dimensions, found 1"
  z = conjg(x) ! want ACC0217 "intrinsic 'conjg' does not accept real\\(4\\)"
end program
!---
program p
  use hdf5 ! want ACC0215 "no module 'hdf5' is known"
  call h5open_f(i)
end program
!---
module bound
  type t
  contains
    generic :: f => f1
    procedure :: f1
  end type
contains
  subroutine f1(self, n)
    class(t), intent(in) :: self
    integer, intent(in) :: n
  end subroutine
  subroutine calls(x)
    type(t) :: x
    call x%f('a') ! want ACC0217 "no procedure of 'f' has these arguments"
    call x%f(1)
  end subroutine
end module
!---
module a
contains
  subroutine inner(sel, n)
    interface
      logical function sel(i)
        integer :: i
      end function
    end interface
    integer :: n
    if (n > 10) print *, sel(n)
  end subroutine
  subroutine pass(f, k)
    external f
    integer, intent(in) :: k
    call inner(f, k)
    call inner(k, 3) ! want ACC0217 "argument 'sel' of 'inner': expected a procedure, found integer\\(4\\)"
    call inner(.true., 3) ! want ACC0217 "argument 'sel' of 'inner': expected a procedure, found logical\\(4\\)"
  end subroutine
end module
