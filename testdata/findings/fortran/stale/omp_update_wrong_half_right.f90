program half
  implicit none
  real :: a(20)
  integer :: i
  a = 1
  !$omp target data map(to: a)
  !$omp target teams distribute parallel do
  do i = 1, 20
    a(i) = 2 * i
  end do
  !$omp target update from(a(11:20))
  print *, a(15)
  !$omp end target data
end program
