program p
  real :: a(100)
  integer :: i
  !$acc data copyout(a)
  !$acc parallel loop async(4)
  do i = 1, 100
    a(i) = i
  end do
  !$acc wait(4)
  !$acc end data
  !$acc wait
end program
