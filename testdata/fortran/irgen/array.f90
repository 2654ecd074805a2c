! Arrays: shapes, sections, expressions as loops, a temporary where the left side occurs on the right, reallocation, where.
subroutine arrays(a, b, c, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(0:), c(10, *)
  real, allocatable :: d(:)
  real :: w(n), f(4)
  a = b(1:n) * 2 + 1
  a(2:n) = a(1:n-1)
  a(1:n) = a(1:n) + 1
  f = [1.0, 2.0, 3.0, 4.0]
  d = [a, f(1:2)]
  where (a > 0)
    w = 1
  elsewhere
    w = -1
  end where
  c(:, 1) = w(1)
  c(n, 2) = sum(w)
  call take(c(:, 1))
  call take(f(1:4:2))
  call shaped(f(::2))
contains
  subroutine take(v)
    real, intent(inout) :: v(2)
    v(1) = 0
  end subroutine
  subroutine shaped(v)
    real, intent(in) :: v(:)
    f(1) = v(2)
  end subroutine
end subroutine
