program ends
  implicit none
  integer, parameter :: n = 20000
  real :: a(0:n)
  integer :: i
  a = 0
!$omp parallel do
  do i = 0, n - 1
    a(i) = i
  end do
  print *, a(1)
end program
