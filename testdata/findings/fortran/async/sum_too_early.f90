! find: async order of a, read at 10, write at 6
! fix: !$acc wait(1) before line 10
program p
  real :: a(100)
  integer :: i
  !$acc parallel loop copyout(a) async(1)
  do i = 1, 100
    a(i) = i
  end do
  if (sum(a) < 0) stop 1
  !$acc wait
end program
