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
  !$omp taskwait
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
