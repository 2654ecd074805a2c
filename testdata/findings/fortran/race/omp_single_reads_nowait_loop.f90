! find: data race of a, write at 10:5, read at 14:11
program nowaiting
  implicit none
  integer :: a(30), total, i
  a = 1
  total = 0
!$omp parallel shared(a, total)
!$omp do
  do i = 1, 30
    a(i) = 5 + a(i) * 5
  end do
!$omp end do nowait
!$omp single
  total = a(10) + 1
!$omp end single
!$omp end parallel
  print *, total
end program
