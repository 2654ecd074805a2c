! find: lifetime of a, directive at 8, directive at 7
! fix: exit data delete(a)
program p
  real, allocatable :: a(:)
  allocate(a(100))
  a = 1
  !$acc enter data copyin(a)
  deallocate(a)
end program
