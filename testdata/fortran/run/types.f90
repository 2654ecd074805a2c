program types
  implicit none
  integer(1) :: i1
  integer(2) :: i2
  integer(4) :: i4
  integer(8) :: i8
  real(4) :: r4
  real(8) :: r8
  complex(4) :: c4
  complex(8) :: c8, d8
  logical(1) :: l1
  logical :: l4
  i1 = 100
  i2 = 30000
  i4 = 2000000000
  i8 = 9000000000000000000_8
  print *, i1, i2, i4, i8
  i8 = i4 * 2_8
  print *, i8, i4 / 7, mod(-7, 3), modulo(-7, 3), -7 / 2
  r4 = 1.0 / 3
  r8 = 1.0d0 / 3
  print *, r4, r8, r8 + r4
  r8 = r4
  print *, real(r8), int(3.99), nint(2.5), floor(-0.5), ceiling(0.2)
  c4 = (1.0, 2.0)
  c8 = cmplx(3, -1, 8)
  d8 = c4 * c8 + 2
  print *, d8, abs(c8), real(d8), aimag(d8), conjg(c8)
  print *, c8 / (1d0, 1d0), c8 ** 2, c8 == (3d0, -1d0)
  c8%re = 7
  print *, c8, c8%im
  l1 = .true.
  l4 = l1 .and. .not. (i4 < 0)
  print *, l1, l4, l1 .eqv. l4, l1 .neqv. l4
  print *, 2 ** 10, 2.0 ** 0.5, 2.0d0 ** (-2), (-2) ** 3
  print *, ishft(1, 4), iand(12, 10), ior(12, 10), ieor(12, 10), not(0), btest(5, 2)
  print *, huge(i4), tiny(r4), epsilon(r8), kind(r8)
  print *, max(1, 5, 3), min(2.5, 1.5), sign(3, -1), abs(-4)
  print *, int(z'ff'), int(b'101')
  r8 = sin(1d0) + cos(1d0) * tan(0.5d0) + exp(1d0) - log(2d0) + atan2(1d0, 2d0) + sqrt(2d0)
  print *, r8
end program
