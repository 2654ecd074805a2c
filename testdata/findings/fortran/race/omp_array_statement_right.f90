program p
  integer :: a(100), b(100)
  a = 1
  b = 0
  !$omp parallel workshare
  b = a + 1
  !$omp end parallel workshare
  print *, b(9)
end program
