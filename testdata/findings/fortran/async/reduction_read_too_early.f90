! find: async order of s, read at 12, write at 8
! fix: write !$acc wait(2) before line 12
program p
  real :: a(100), s
  integer :: i
  a = 1
  s = 0
  !$acc parallel loop reduction(+:s) copyin(a) async(2)
  do i = 1, 100
    s = s + a(i)
  end do
  if (s < 0) stop 1
  !$acc wait(2)
end program
