program p
  integer :: x
  x = 0
  !$omp parallel sections
  !$omp section
  !$omp atomic write
  x = 1
  !$omp section
  !$omp atomic write
  x = 2
  !$omp end parallel sections
  print *, x > 0
end program
