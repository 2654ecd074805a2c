program p
  real, allocatable :: a(:)
  allocate(a(100))
  a = 1
  !$acc enter data copyin(a)
  !$acc exit data delete(a)
  deallocate(a)
end program
