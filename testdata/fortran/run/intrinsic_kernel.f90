program kernel
  implicit none
  integer, parameter :: n = 64
  integer :: i, j, k, cnt(n), loc(n), pos(n)
  real(8) :: a(n, n), r(n), s(n), t(n), u(n), m(3,3), w(3), q(n)
  real(4) :: f(n)
  complex(8) :: c(n)
  logical :: l(n)
  do j = 1, n
    do i = 1, n
      a(i, j) = mod(i*7 + j*13, 29) - 14
    end do
  end do
  !$acc data copyin(a) copyout(r, s, t, u, f, c, l, cnt, loc, pos, q)
  !$acc parallel loop
  do j = 1, n
    r(j) = sum(a(:, j))
    s(j) = maxval(a(:, j)) + minval(a(:, j), mask=a(:, j) > 0)
    t(j) = dot_product(a(:, j), a(:, 1))
    u(j) = norm2(a(:, j)) + product(a(1:3, j))
    cnt(j) = count(a(:, j) > 3)
    l(j) = any(a(:, j) > 13) .and. all(a(:, j) > -15)
    loc(j) = maxloc(a(:, j), 1)
    pos(j) = ishft(j, 3) + popcnt(j) + leadz(j) + iand(j, 7) + nint(a(1, j)*1.5d0) + floor(a(2, j)/3) + modulo(int(a(3, j)), 5)
    f(j) = real(sin(a(1, j)) + exp(a(2, j)/20) + atan2(a(3, j), 2d0) + abs(a(4, j))**1.5d0, 4)
    c(j) = exp(cmplx(a(1, j)/10, a(2, j)/10, 8))*conjg(sqrt(cmplx(a(3, j), 1d0, 8)))
  end do
  !$acc parallel loop private(m, w)
  do j = 1, n
    m = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0, 7d0, 8d0, 10d0], [3, 3])
    w = a(1:3, j)
    w = matmul(m, w)
    m = transpose(m)
    q(j) = sum(matmul(m, w)) + merge(1d0, 2d0, w(1) > 0) + sign(2d0, a(1, j)) + scale(w(2), 2) + fraction(w(3)) + modulo(w(1), 7d0)
    w = cshift(w, 1)
    q(j) = q(j) + w(1) + sum(spread(w, 1, 2)) + gamma(3d0 + j/10d0) + hypot(w(1), w(2)) + erf(w(3)/100)
  end do
  !$acc end data
  print *, r
  print '(4es18.9)', s
  print '(4es18.9)', t
  print '(4es18.9)', u
  print '(4es14.5)', f
  print '(4es18.9)', c
  print *, l, cnt, loc, pos
  print '(4es18.9)', q
end program
