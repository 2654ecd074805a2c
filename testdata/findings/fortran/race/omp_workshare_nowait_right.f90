program p
  implicit none
  real :: a(50), b(50)
  a = 1
  b = 0
  !$omp parallel num_threads(4)
  !$omp workshare
  a = a * 2
  !$omp end workshare
  !$omp workshare
  b = a(50:1:-1)
  !$omp end workshare
  !$omp end parallel
  print *, b(1) > 0
end program
