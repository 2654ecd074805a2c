! find: async order of a, write at 13, read at 11
! fix: write !$acc wait(1) before line 13
program p
  real, allocatable :: a(:)
  real :: b(100)
  integer :: i
  allocate(a(100), source=1.0)
  !$acc enter data copyin(a)
  !$acc parallel loop present(a) copyout(b) async(1)
  do i = 1, 100
    b(i) = a(i)
  end do
  !$acc exit data delete(a)
  !$acc wait(1)
end program
