! find: data race of u, write at 13, read at 13
program p
  implicit none
  integer, parameter :: n = 12
  real :: u(n, n), v(n, n)
  integer :: i, j
  u = 0
  u(1, :) = 1
  v = u
  !$omp parallel do private(i)
  do j = 2, n - 1
    do i = 2, n - 1
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
    end do
  end do
  print *, maxval(v) > 0
end program
