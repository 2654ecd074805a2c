! silent
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n)
  integer :: i, k
  a = 1
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    if (k == 3) exit
  end do
  print *, a(3)
end program
