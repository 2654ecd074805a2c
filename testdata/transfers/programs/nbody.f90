! Bodies that attract one another: the host adds up their energy every ten steps.
program nbody
  implicit none
  integer, parameter :: n = 64, steps = 60
  real(8) :: x(3, n), v(3, n), a(3, n), m(n), d(3), r2, energy
  integer :: i, j, s

  do i = 1, n
    m(i) = 1 + mod(i, 3)
    x(:, i) = [cos(0.7d0 * i) * i, sin(0.7d0 * i) * i, mod(i * 5, 11) * 1d0]
    v(:, i) = 0
  end do

  do s = 1, steps
    !$acc parallel loop private(d)
    do i = 1, n
      a(:, i) = 0
      do j = 1, n
        d = x(:, j) - x(:, i)
        r2 = d(1)**2 + d(2)**2 + d(3)**2 + 0.1d0
        a(:, i) = a(:, i) + m(j) * d / (r2 * sqrt(r2))
      end do
    end do
    !$acc parallel loop
    do i = 1, n
      v(:, i) = v(:, i) + 0.01d0 * a(:, i)
      x(:, i) = x(:, i) + 0.01d0 * v(:, i)
    end do
    if (mod(s, 10) == 0) then
      energy = 0
      do i = 1, n
        energy = energy + 0.5d0 * m(i) * sum(v(:, i)**2)
      end do
      print '(a, i0, a, f12.6)', 'step ', s, ' kinetic energy ', energy
    end if
  end do

  print '(a, 3f12.6)', 'first body ', x(:, 1)
end program
