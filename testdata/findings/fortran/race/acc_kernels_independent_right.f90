program p
  implicit none
  integer, parameter :: n = 40
  real :: x(n)
  integer :: i
  x = 1
  !$acc kernels copy(x)
  !$acc loop seq
  do i = 5, n
    x(i) = x(i - 4) * 0.5
  end do
  !$acc end kernels
  print *, x(n)
end program
