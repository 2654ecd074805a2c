! find: not present, directive at 10:31
program after
  implicit none
  real, allocatable :: a(:)
  integer :: i
  allocate (a(10))
  a = 1
  !$acc enter data copyin(a)
  !$acc exit data delete(a)
  !$acc parallel loop present(a)
  do i = 1, 10
    a(i) = i
  end do
end program
