! find: async order of a, read at 15, write at 6
! fix: write !$acc wait(1) before line 15
program p
  real :: a(100), b(100)
  integer :: i
  !$acc parallel loop copyout(a) async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc parallel loop copyout(b) async(2)
  do i = 1, 100
    b(i) = i
  end do
  !$acc wait(2)
  if (a(5) < 0) stop 1
  !$acc wait
end program
