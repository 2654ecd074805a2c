! find: data race of u, write at 12:7, read at 12:53
program average
  implicit none
  integer, parameter :: n = 16
  real :: u(n, n), v(n, n)
  integer :: i, j
  u = 1
  v = 1
!$omp parallel do private(i)
  do j = 2, n - 1
    do i = 2, n - 1
      u(i, j) = 0.25 * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1))
    end do
  end do
  print *, u(4, 4), v(1, 1)
end program
