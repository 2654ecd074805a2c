program p
  implicit none
  real :: scale, x(32)
  integer :: i
  scale = 0
  !$omp parallel num_threads(4)
  !$omp master
  scale = 2.5
  !$omp end master
  !$omp barrier
  !$omp do
  do i = 1, 32
    x(i) = i * scale
  end do
  !$omp end do
  !$omp end parallel
  print *, x(1) >= 0
end program
