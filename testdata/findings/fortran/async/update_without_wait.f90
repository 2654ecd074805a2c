! find: async order of a, read at 11, write at 9
! fix: write !$acc wait(1) before line 11
program p
  real :: a(100)
  integer :: i
  !$acc data create(a)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc update self(a)
  !$acc wait(1)
  !$acc end data
end program
