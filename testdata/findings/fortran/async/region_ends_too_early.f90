! find: async order of a, read at 6, write at 9
! fix: write !$acc wait(4) before the end of the region that begins at line 6
program p
  real :: a(100)
  integer :: i
  !$acc data copyout(a)
  !$acc parallel loop async(4)
  do i = 1, 100
    a(i) = i
  end do
  !$acc end data
  !$acc wait
end program
