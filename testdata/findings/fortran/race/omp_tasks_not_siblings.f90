! find: data race of a, write at 10:3, read at 15:7
program nonsibling
  implicit none
  integer :: a
  a = 0
  !$omp parallel
  !$omp single
  !$omp task depend(inout: a) shared(a)
  !$omp task depend(inout: a) shared(a)
  a = a + 1
  !$omp end task
  !$omp end task
  !$omp task depend(inout: a) shared(a)
  !$omp task depend(inout: a) shared(a)
  a = a + 1
  !$omp end task
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, a
end program
