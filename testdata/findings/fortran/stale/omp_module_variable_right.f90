module params
  implicit none
  real :: dt = 0.1
  !$omp declare target(dt)
end module
program p
  use params
  implicit none
  real :: x(6)
  integer :: i
  x = 1
  dt = 0.5
  !$omp target update to(dt)
  !$omp target teams distribute parallel do map(tofrom: x)
  do i = 1, 6
    x(i) = x(i) + dt * i
  end do
  print *, x(2)
end program
