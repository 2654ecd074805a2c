program p
  real :: a(100), b(100)
  integer :: i
  a = 1
  !$acc data create(a) copyout(b)
  !$acc update device(a) async(3)
  !$acc parallel loop async(3)
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait(3)
  do i = 1, 100
    a(i) = -1
  end do
  !$acc wait(3)
  !$acc end data
end program
