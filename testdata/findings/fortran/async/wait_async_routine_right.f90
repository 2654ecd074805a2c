program p
  use openacc
  real :: a(100), b(100)
  integer :: i
  a = 1
  !$acc data copyin(a) create(b)
  !$acc parallel loop async(1)
  do i = 1, 100
    b(i) = a(i)
  end do
  call acc_wait_async(1, 2)
  !$acc update self(b) async(2)
  call acc_wait(1)
  call acc_wait(2)
  !$acc end data
end program
