module em
  implicit none
  type :: vec
    real :: x, y
  contains
    procedure :: plus
    procedure, pass(b) :: scaled
    generic :: operator(+) => plus
    generic :: operator(*) => scaled
    procedure :: set
    generic :: assignment(=) => set
  end type
  interface operator(.dot.)
    procedure dot
  end interface
  interface operator(-)
    procedure negate, minus
  end interface
contains
  elemental function plus(a, b) result(c)
    class(vec), intent(in) :: a
    type(vec), intent(in) :: b
    type(vec) :: c
    c%x = a%x + b%x
    c%y = a%y + b%y
  end function
  elemental function scaled(s, b) result(c)
    real, intent(in) :: s
    class(vec), intent(in) :: b
    type(vec) :: c
    c%x = s * b%x
    c%y = s * b%y
  end function
  elemental subroutine set(a, r)
    class(vec), intent(inout) :: a
    real, intent(in) :: r
    a%x = r
    a%y = r + 1
  end subroutine
  elemental real function dot(a, b)
    type(vec), intent(in) :: a, b
    dot = a%x * b%x + a%y * b%y
  end function
  elemental function negate(a) result(b)
    type(vec), intent(in) :: a
    type(vec) :: b
    b%x = -a%x
    b%y = -a%y
  end function
  elemental function minus(a, b) result(c)
    type(vec), intent(in) :: a, b
    type(vec) :: c
    c%x = a%x - b%x
    c%y = a%y - b%y
  end function
  elemental integer function clamp(x, lo, hi) result(r)
    integer, intent(in) :: x
    integer, intent(in), optional :: lo, hi
    r = x
    if (present(lo)) r = max(r, lo)
    if (present(hi)) r = min(r, hi)
  end function
  impure elemental subroutine show(x)
    integer, intent(in) :: x
    print *, 'show', x
  end subroutine
  pure elemental logical function is_even(i)
    integer, intent(in) :: i
    is_even = mod(i, 2) == 0
  end function
end module
program elem
  use em
  implicit none
  type(vec) :: a, b, v(3), u(3)
  real :: d(3)
  integer :: k(4), i
  a = 1.0
  b = vec(3, 4)
  a = a + b
  print *, a%x, a%y
  a = 2.0 * a
  print *, a%x, a%y, a .dot. b
  v = b
  v(2) = 0.5
  u = v + b
  print *, u%x
  d = u .dot. v
  print *, d
  u = -v
  print *, u%y
  v = u - v
  print *, v(1)%x
  k = clamp([1, 5, 9, 13], 3, 10)
  print *, k, clamp([1, 20], hi=5)
  call show(k(1:2))
  call show(7)
  print *, is_even(k), count(is_even([(i, i = 1, 7)]))
  print *, merge(k, -k, is_even(k)), abs(-k), sqrt(real(k))
  print *, max(k, 5), mod(k, 3), real(k) / 2, k ** 2
end program
