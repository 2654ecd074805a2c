program taskloop_sum
  implicit none
  integer :: total, i
  total = 0
!$omp parallel
!$omp single
!$omp taskloop grainsize(5) reduction(+: total)
  do i = 1, 50
    total = total + i
  end do
!$omp end taskloop
!$omp end single
!$omp end parallel
  print *, total
end program
