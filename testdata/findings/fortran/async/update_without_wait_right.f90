program p
  real :: a(100)
  integer :: i
  !$acc data create(a)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc update self(a) async(1)
  !$acc wait(1)
  !$acc end data
end program
