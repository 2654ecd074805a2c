program reshapes
  implicit none
  real, allocatable :: a(:)
  integer :: i
  allocate (a(10))
  a = 1
  !$acc enter data copyin(a)
  !$acc parallel loop present(a)
  do i = 1, 10
    a(i) = i
  end do
  !$acc exit data delete(a)
  a = [(real(i), i = 1, 30)]
  print *, a(20)
end program
