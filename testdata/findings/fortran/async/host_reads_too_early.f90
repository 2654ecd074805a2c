! find: async order of a, read at 12, write at 7
! fix: write !$acc wait(1) before line 12
program p
  real :: a(100), b(100)
  integer :: i
  b = 1
  !$acc parallel loop copyin(b) copyout(a) async(1)
  do i = 1, 100
    a(i) = 2 * b(i)
  end do
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc wait(1)
end program
