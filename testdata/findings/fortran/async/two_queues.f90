! find: async order of a, read at 13, write at 9
! fix: write wait(1) on the directive at line 11, or !$acc wait(1) async(2) before it
program p
  real :: a(100), b(100)
  integer :: i
  !$acc data create(a) copyout(b)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc parallel loop async(2)
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait
  !$acc end data
end program
