! find: stale value of x, read at 12, write at 10
! fix: update self(x)
program p
  real :: x(8)
  integer :: i
  x = 1
  !$acc data copy(x)
  !$acc parallel loop
  do i = 1, 8
    x(i) = 0.5 * x(i)
  end do
  print *, x
  !$acc end data
end program
