program p
  real, allocatable :: a(:)
  allocate(a(100))
  a = 1
  !$omp target enter data map(to: a)
  !$omp target exit data map(delete: a)
  deallocate(a)
end program
