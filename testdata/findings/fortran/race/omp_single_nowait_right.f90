program p
  integer :: n, a(4), i
  n = 0
  !$omp parallel num_threads(4)
  !$omp single
  n = 3
  !$omp end single
  !$omp do
  do i = 1, 4
    a(i) = n
  end do
  !$omp end parallel
  print *, a(1) >= 0
end program
