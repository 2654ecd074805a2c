program p
  integer :: x
  x = 0
  !$omp parallel
  !$omp single
  !$omp task shared(x) depend(out: x)
  x = 1
  !$omp end task
  !$omp task shared(x) depend(out: x)
  x = 2
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, x > 0
end program
