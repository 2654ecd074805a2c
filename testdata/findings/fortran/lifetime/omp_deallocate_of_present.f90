! find: lifetime, directive at 7, directive at 6
program p
  real, allocatable :: a(:)
  allocate(a(100))
  a = 1
  !$omp target enter data map(to: a)
  deallocate(a)
end program
