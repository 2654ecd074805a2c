! find: data race of psum, write at 14:3, read at 19:11
program children
  implicit none
  integer :: a(4), psum(2), total, i
  !$omp parallel num_threads(2)
  !$omp do schedule(dynamic, 1)
  do i = 1, 4
    a(i) = i
  end do
  !$omp end do
  !$omp single
  !$omp task
  !$omp task
  psum(2) = a(3) + a(4)
  !$omp end task
  psum(1) = a(1) + a(2)
  !$omp end task
  !$omp taskwait
  total = psum(2) + psum(1)
  !$omp end single
  !$omp end parallel
  print *, total
end program
