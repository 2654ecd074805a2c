subroutine step(n)
  implicit none
  integer, intent(in) :: n
  real :: x(4), y(4)
  integer :: i, k
  common /mat/ x, k, y
  !$omp declare target(/mat/)
  x = 1
  y = 2
  k = n
  !$omp target update to(x, k, y)
  !$omp target teams distribute parallel do
  do i = 1, 4
    x(i) = x(i) + y(i)
  end do
  !$omp target update from(x)
  print *, x
end subroutine

subroutine whole()
  implicit none
  real :: x(4), y(4)
  integer :: k
  common /other/ x, k, y
  !$omp target data map(tofrom: x, k, y)
  !$omp target
  x = x + y
  !$omp end target
  !$omp end target data
end subroutine
