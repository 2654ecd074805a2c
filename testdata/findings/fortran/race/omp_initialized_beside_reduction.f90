! find: data race of a, write at 7:3, write at 9:3
program besidereduction
  implicit none
  integer :: a, i
  !$omp parallel shared(a) private(i)
  !$omp master
  a = 0
  !$omp end master
  !$omp do reduction(+:a)
  do i = 1, 10
    a = a + i
  end do
  !$omp end do
  !$omp single
  print *, a
  !$omp end single
  !$omp end parallel
end program
