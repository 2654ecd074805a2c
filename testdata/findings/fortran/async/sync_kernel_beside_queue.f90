! find: async order of a, read at 13, write at 9
! fix: write !$acc wait(1) before line 11
program p
  real :: a(100), b(100)
  integer :: i
  !$acc data create(a) copyout(b)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc parallel loop
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait(1)
  !$acc end data
end program
