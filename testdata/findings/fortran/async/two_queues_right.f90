program p
  real :: a(100), b(100)
  integer :: i
  !$acc data create(a) copyout(b)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc parallel loop async(2) wait(1)
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait
  !$acc end data
end program
