program p
  implicit none
  integer :: total, i
  total = 0
  !$omp parallel num_threads(2)
  !$omp do
  do i = 1, 10
    !$omp critical (one)
    total = total + i
    !$omp end critical (one)
  end do
  !$omp end do nowait
  !$omp do
  do i = 1, 10
    !$omp critical (one)
    total = total - 1
    !$omp end critical (one)
  end do
  !$omp end do
  !$omp end parallel
  print *, total > -100
end program
