! find: data race of b, write at 11, read at 14
program p
  implicit none
  integer :: a, b, c
  a = 0
  b = 0
  c = 0
  !$omp parallel num_threads(2)
  !$omp single
  !$omp task depend(out: a) shared(b)
  b = 5
  !$omp end task
  !$omp task depend(in: b) shared(b, c)
  c = b + 1
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, a + c > 0
end program
