program pieces
  implicit none
  integer, parameter :: n = 40
  real :: x(n + 1)
  integer :: k
  x = 3
!$omp parallel do
  do k = 1, n, 10
    x(k:k + 9) = x(k:k + 9) * 2
  end do
  print *, x(1)
end program
