! find: data race of total, write at 10:5, read at 10:13
program taskloop_sum
  implicit none
  integer :: total, i
  total = 0
!$omp parallel
!$omp single
!$omp taskloop grainsize(5)
  do i = 1, 50
    total = total + i
  end do
!$omp end taskloop
!$omp end single
!$omp end parallel
  print *, total
end program
