! find: data race of x, write at 11, read at 11
program p
  implicit none
  integer, parameter :: n = 40
  real :: x(n)
  integer :: i
  x = 1
  !$acc kernels copy(x)
  !$acc loop independent
  do i = 5, n
    x(i) = x(i - 4) * 0.5
  end do
  !$acc end kernels
  print *, x(n)
end program
