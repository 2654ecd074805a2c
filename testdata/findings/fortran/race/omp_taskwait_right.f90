program p
  integer :: x, y
  x = 0
  y = 0
  !$omp parallel
  !$omp single
  !$omp task shared(x)
  x = 1
  !$omp end task
  !$omp taskwait
  y = x
  !$omp end single
  !$omp end parallel
  print *, x + y > 0
end program
