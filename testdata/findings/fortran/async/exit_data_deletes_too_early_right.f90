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
  !$acc wait(1)
  !$acc exit data delete(a)
  !$acc wait(1)
end program
