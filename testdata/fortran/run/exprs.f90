program exprs
  implicit none
  integer :: i, j, k
  integer(1) :: b1
  integer(8) :: l8
  real :: x, y, z
  real(8) :: d
  complex :: c
  logical :: p, q
  character(3) :: s
  i = 7; j = -2; k = 3
  x = 2.5; y = -1.5; z = 0.1
  d = 1.1d0
  c = (1.0, -2.0)
  p = .true.; q = .false.
  print *, i / j, mod(i, j), modulo(i, j), i ** k, k ** (-1), (-1) ** 3, 2 ** 30 - 1
  print *, i + j * k - i / k, -(i - j), +k, (i + j) * (i - j)
  print *, x / y, x ** 2, x ** k, x ** (-2), x ** 0.5, y ** 3, 10.0 ** 2.5
  print *, d * x, d + i, x * i, i / 2.0, real(i) / j
  print *, c + x, c * c, c / (0.0, 1.0), -c, c ** 2, c ** 3, abs(c ** 2), c == (1.0, -2.0), c /= c
  print *, p .and. q, p .or. q, p .eqv. q, p .neqv. q, .not. p, p .and. .not. q
  print *, i > j, i >= 7, x < y, d == 1.1d0, i /= j, 'a' < 'b'
  b1 = 127
  l8 = 2_8**40
  print *, b1, l8, int(l8 / 1024), int(d * 10), nint(x), int(-x), aint(x), anint(-x)
  print *, (i == 7 .and. j < 0) .or. (k == 0 .and. 1 / k > 0)
  print *, 1e10, 1e-10, 1d100, 123456789.0, 0.1 + 0.2, 1.0d0 / 3.0d0
  print *, 5 .eq. 5, 5 .ne. 4, 3 .lt. 4, 3 .ge. 4
  print *, iand(i, 3), ishft(i, -1), not(j), ieor(i, k)
  s = 'xyz'
  print *, s(1:1) // s(3:3) == 'xz', s // 'a' > s
  print *, merge(i, j, p), max(i, j, k), min(x, y, z), sign(x, y), dim(x, y)
  i = j
  j = k
  k = i + j
  print *, i, j, k
  x = 1
  do i = 1, 10
    x = x * 1.1 + i
  end do
  print *, x
  print *, huge(1) , -huge(1) - 1, tiny(1.0), epsilon(1d0)
  print *, real((1.0, 2.0)), cmplx(1, 2), aimag(c), conjg(c), cmplx(1.5d0, 2, kind=8)
  print *, 7.0 == 7, 7 == 7.0d0, (1.0, 0.0) == 1
  print *, floor(-1.5), ceiling(-1.5), exp(1.0), log(10.0), sqrt(2.0), atan2(1.0, -1.0)
  print *, ((i, i = 1, 3), j = 1, 2), (i * 2, i = 1, 4)
  b1 = 39
  l8 = 3
  print *, b1 ** 2, kind(b1 ** 2), kind(b1 ** b1), kind(2 ** l8), b1 ** l8, 2_1 ** b1, 2.0 ** l8
end program
