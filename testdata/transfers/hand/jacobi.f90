! A linear system by Jacobi's method until the change is small: a loop with a condition, and one with an exit.
program jacobi
  implicit none
  integer, parameter :: n = 80
  real(8) :: a(n, n), b(n), x(n), new(n), change
  integer :: i, j, k

  do j = 1, n
    do i = 1, n
      a(i, j) = 1d0 / (1 + abs(i - j))
    end do
    a(j, j) = n
    b(j) = j
  end do
  x = 0

  change = 1
  k = 0
  !$acc data copyin(a, b) copy(x) create(new)
  do while (change > 1d-10)
    change = 0
    !$acc parallel loop copyin(a, b, x) copyout(new)
    do i = 1, n
      new(i) = b(i)
      do j = 1, n
        if (j /= i) new(i) = new(i) - a(i, j) * x(j)
      end do
      new(i) = new(i) / a(i, i)
    end do
    !$acc parallel loop copy(x) copyin(new) reduction(max: change)
    do i = 1, n
      change = max(change, abs(new(i) - x(i)))
      x(i) = new(i)
    end do
    k = k + 1
    if (k == 200) exit
  end do
  !$acc end data

  print '(a, i0, a, f12.8)', 'steps ', k, ' sum ', sum(x)
end program
