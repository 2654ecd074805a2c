program p
  real :: a(100), s
  integer :: i
  a = 1
  s = 0
  !$acc parallel loop reduction(+:s) copyin(a) async(2)
  do i = 1, 100
    s = s + a(i)
  end do
  !$acc wait(2)
  if (s < 0) stop 1
  !$acc wait(2)
end program
