! find: async order of y, read at 15, write at 11
program p
  implicit none
  integer, parameter :: n = 30
  real :: x(n), y(n), z(n)
  integer :: i
  x = 1
  !$acc data copyin(x) create(y) copyout(z)
  !$acc parallel loop async(1)
  do i = 1, n
    y(i) = x(i) + 1
  end do
  !$acc parallel loop async(2)
  do i = 1, n
    z(i) = y(i) * 2
  end do
  !$acc wait
  !$acc end data
  print *, z(4)
end program
