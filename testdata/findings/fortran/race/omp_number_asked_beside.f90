! find: data race of a, write at 13, read at 11
program main
  use omp_lib
  implicit none
  integer :: a(64), i
  a = 1
  !$omp parallel num_threads(4)
  if (omp_get_thread_num() == 0) print *, omp_get_num_threads(), 'threads'
  !$omp do
  do i = 2, 64
    if (mod(i, 2) == 0) a(i) = a(i - 1) + 1
    if (mod(i, 2) == 0) cycle
    a(i) = a(i) + 1
  end do
  !$omp end parallel
  print *, a(64)
end program
