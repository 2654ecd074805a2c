! Expressions that assignments assign, and conditions.
subroutine scalars(i, j, x, d, z, l, a, p)
  integer :: i, j, a(0:)
  real :: x
  double precision :: d
  complex :: z
  logical :: l
  integer, pointer :: p(:)
  i = i + j * 2 - 7 / j
  d = x ** i + d
  x = (x + 1.0) * (-x)
  z = z * (1.0, 2.0)
  x = z%im
  l = i < j .and. .not. l
  l = a(i) > 0 .or. l
  a(i) = a(j + 1)
  p(2) = p(i)
  i = f(i) + size(a)
contains
  integer function f(k)
    integer :: k
    f = k
  end function
end subroutine

subroutine characters(c, d, n, l)
  character(*) :: c
  character(8) :: d
  integer :: n
  logical :: l
  d = c(2:n) // 'x' // trim(c)
  l = c == 'abc'
  d(n:) = d
end subroutine

subroutine arrays(a, b, v, k, words, list)
  type point
    real :: x, y
  end type
  real :: a(:), b(3, 4), v(4)
  integer :: k(:)
  character(4) :: words(3)
  type(point) :: list(10)
  v = 2.0 * b(2, :) + a(1:8:2)
  v = sqrt(a(k))
  b(:, 1) = [1.0, 2.0, 3.0]
  v = [(a(k(1)) * j, j = 1, 4)]
  a = list%x - list%y
  words = words(3:1:-1) // '!'
  v = sum(b, 1) + v
  v = (v)
end subroutine
