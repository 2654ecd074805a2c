! find: data race of x, write at 7, write at 9
program p
  integer :: x
  x = 0
  !$omp parallel sections
  !$omp section
  x = 1
  !$omp section
  x = 2
  !$omp end parallel sections
  print *, x > 0
end program
