program p
  real :: a(100), b(100)
  integer :: i
  !$acc data create(a) copyout(b)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc wait(1)
  !$acc parallel loop
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait(1)
  !$acc end data
end program
