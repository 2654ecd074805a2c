program p
  real :: a(100)
  integer :: i
  !$acc parallel loop copyout(a) async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc wait(1)
  if (sum(a) < 0) stop 1
  !$acc wait
end program
