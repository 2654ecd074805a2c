! find: data race of a, write at 10:5, write at 10:5
program ends
  implicit none
  integer, parameter :: n = 20000
  real :: a(0:n)
  integer :: i
  a = 0
!$omp parallel do
  do i = 0, n - 1
    a(mod(i, n - 1)) = i
  end do
  print *, a(1)
end program
