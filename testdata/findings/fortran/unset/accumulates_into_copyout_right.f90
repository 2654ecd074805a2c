program p
  implicit none
  integer, parameter :: n = 5
  real :: a(n, n), b(n, n), c(n, n)
  integer :: i, j, k
  a = 1
  b = 2
  !$omp target teams distribute parallel do collapse(2) map(to: a, b) map(from: c)
  do j = 1, n
    do i = 1, n
      c(i, j) = 0
      do k = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
  print *, c(2, 3)
end program
