! find: not present of v, directive at 10
program p
  implicit none
  integer :: i, step
  real, allocatable :: v(:)
  allocate(v(32))
  v = 0
  !$acc enter data copyin(v)
  do step = 1, 3
    !$acc parallel loop present(v)
    do i = 1, size(v)
      v(i) = v(i) + step
    end do
    !$acc exit data copyout(v)
  end do
  print *, v(5)
end program
