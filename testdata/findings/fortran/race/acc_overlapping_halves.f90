! find: data race of a, write at 9:5, read at 9:20
program halves
  implicit none
  integer :: i
  real :: a(0:199)
  a = 1
  !$acc parallel loop independent
  do i = 0, 99
    a(2 * i + 1) = a(i) + 1
  end do
  print *, a(101)
end program
