! find: data race of b, write at 7, write at 7
program p
  integer :: a(100), b(100)
  a = 1
  b = 0
  !$omp parallel
  b = a + 1
  !$omp end parallel
  print *, b(9)
end program
