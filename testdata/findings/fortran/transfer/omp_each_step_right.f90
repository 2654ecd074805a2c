program p
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n), b(n)
  integer :: i
  integer :: k
  do i = 1, n
    a(i) = i
    b(i) = 2 * i
  end do
  !$omp target data map(tofrom: b)
  do k = 1, 5
  !$omp target teams distribute parallel do
  do i = 1, n
    b(i) = 0.5 * b(i) + k
  end do
  end do
  !$omp end target data
  print *, a(3), b(3)
end program
