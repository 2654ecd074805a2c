! find: data race of x, write at 9, read at 11
program p
  integer :: x, y
  x = 0
  y = 0
  !$omp parallel
  !$omp single
  !$omp task shared(x)
  x = 1
  !$omp end task
  y = x
  !$omp end single
  !$omp end parallel
  print *, x + y > 0
end program
