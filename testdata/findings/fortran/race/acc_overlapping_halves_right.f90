program halves
  implicit none
  integer :: i
  real :: a(0:199)
  a = 1
  !$acc parallel loop independent
  do i = 0, 99
    a(2 * i + 1) = a(2 * i) + 1
  end do
  print *, a(101)
end program
