! Names of reductions and mappers have the scopes of Fortran: of a module, which may keep them to itself, of a procedure, and of a block.
module kinds
  implicit none
  private
  public :: vec, operator(+), pair
  type vec
    integer :: x = 0, y = 0
  end type
  type pair
    integer :: n = 0
    integer, allocatable :: p(:), q(:)
  end type
  interface operator(+)
    module procedure add
  end interface
  !$omp declare reduction(+ : vec : omp_out = omp_out + omp_in) initializer(omp_priv = vec(0, 0))
  !$omp declare reduction(pick : integer : omp_out = -1) initializer(omp_priv = 0)
contains
  type(vec) function add(a, b)
    type(vec), intent(in) :: a, b
    add = vec(a%x + b%x, a%y + b%y)
  end function
end module

program scopes
  use kinds, only: vec, operator(+), pair
  implicit none
  !$omp declare reduction(pick : integer : omp_out = max(omp_out, omp_in)) initializer(omp_priv = 0)
  type(vec) :: v
  type(pair) :: z
  integer :: i, a, b
  !$omp parallel do reduction(+ : v)
  do i = 1, 10
    v = v + vec(i, 1)
  end do
  a = 0
  !$omp parallel do reduction(pick : a)
  do i = 1, 4
    a = max(a, i)
  end do
  b = 1
  block
    !$omp declare reduction(pick : integer : omp_out = omp_out * omp_in) initializer(omp_priv = 1)
    !$omp parallel do reduction(pick : b)
    do i = 1, 4
      b = b * i
    end do
  end block
  !$omp parallel do reduction(pick : a)
  do i = 1, 6
    a = max(a, i)
  end do
  print '(6(1x, i0))', v%x, v%y, a, b, total(), product_of()
  z%n = 2
  z%p = [1, 5]
  z%q = [2, 6]
  print '(3(1x, i0))', first(z), second(z), z%n
contains
  integer function total() result(s)
    !$omp declare reduction(pick : integer : omp_out = omp_out + omp_in) initializer(omp_priv = 0)
    integer :: i
    s = 0
    !$omp parallel do reduction(pick : s)
    do i = 1, 4
      s = s + i
    end do
  end function
  integer function product_of() result(s)
    !$omp declare reduction(pick : integer : omp_out = omp_out * omp_in) initializer(omp_priv = 1)
    integer :: i
    s = 1
    !$omp parallel do reduction(pick : s)
    do i = 1, 4
      s = s * i
    end do
  end function
  integer function first(a) result(s)
    type(pair), intent(inout) :: a
    !$omp declare mapper(m : type(pair) :: x) map(tofrom : x%n, x%p)
    !$omp target map(mapper(m), tofrom : a) map(from : s)
    s = a%p(2) + a%n
    !$omp end target
  end function
  integer function second(a) result(s)
    type(pair), intent(inout) :: a
    !$omp declare mapper(m : type(pair) :: x) map(tofrom : x%n, x%q)
    !$omp target map(mapper(m), tofrom : a) map(from : s)
    s = a%q(2)
    a%n = 3
    !$omp end target
  end function
end program
