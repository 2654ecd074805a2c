! find: stale value of a, read at 14, write at 11
! fix: update device(a)
program p
  real, allocatable :: a(:)
  real :: s
  integer :: i
  allocate(a(32))
  a = 1
  s = 0
  !$acc enter data copyin(a)
  a(5) = 3
  !$acc parallel loop present(a) reduction(+: s)
  do i = 1, 32
    s = s + a(i)
  end do
  print *, s
  !$acc exit data delete(a)
  deallocate(a)
end program
