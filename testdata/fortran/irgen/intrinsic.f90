! One intrinsic procedure of each way of lowering.
subroutine numbers(i, j, x, y, z, l)
  integer :: i, j
  real(8) :: x, y
  complex :: z
  logical :: l
  i = abs(i) + max(i, j, 3) + mod(i, j) + modulo(i, j) + nint(x) + exponent(y)
  x = sqrt(x) + sign(x, y) + modulo(x, y) + atan2(x, y) + gamma(x) + nearest(x, 1d0) + merge(x, y, l)
  z = conjg(exp(z)) + cmplx(x, y)
  l = isnan(x) .or. btest(i, j)
end subroutine

subroutine bits(i, n)
  integer :: i, n
  i = ishft(i, n) + ishftc(i, n) + ibits(i, n, 3) + popcnt(i) + maskl(n)
  call mvbits(i, 0, n, i, 4)
end subroutine

subroutine texts(s, t, n)
  character(*) :: s
  character(8) :: t
  integer :: n
  n = index(s, t) + len_trim(s) + ichar(t(1:1))
  t = adjustl(s)
  t = trim(s)//repeat(t, n)//char(n)
end subroutine

subroutine reductions(a, m, l, n)
  real(8) :: a(:, :), m(3, 3)
  logical :: l(:)
  integer :: n
  a(1, 1) = sum(a) + maxval(a, mask=a > 0) + norm2(m) + dot_product(m(:, 1), a(:, 1))
  l(1) = any(a > 1) .and. all(l)
  n = count(l) + maxloc(a(:, 1), 1) + size(a, 2) + ubound(a, n)
  m(:, 1) = sum(m, 2)
  m = matmul(m, transpose(m))
  m = reshape(a, [3, 3])
  m(:, 2) = cshift(m(:, 2), n)
end subroutine

subroutine system(n, s)
  integer :: n
  character(*) :: s
  real :: r(3)
  integer, allocatable :: a(:), b(:)
  call random_number(r)
  call system_clock(count=n)
  call get_command_argument(1, s, status=n)
  call move_alloc(a, b)
  if (allocated(b)) n = command_argument_count()
end subroutine
