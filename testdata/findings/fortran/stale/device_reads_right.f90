program p
  real, allocatable :: a(:)
  real :: s
  integer :: i
  allocate(a(32))
  a = 1
  s = 0
  !$acc enter data copyin(a)
  a(5) = 3
  !$acc update device(a(5:5))
  !$acc parallel loop present(a) reduction(+: s)
  do i = 1, 32
    s = s + a(i)
  end do
  print *, s
  !$acc exit data delete(a)
  deallocate(a)
end program
