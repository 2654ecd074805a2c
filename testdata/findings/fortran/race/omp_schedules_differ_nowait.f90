! find: data race of a, write at 9:5, read at 14:12
program schedules
  implicit none
  real :: a(64), b(64)
  integer :: i
!$omp parallel
!$omp do schedule(static)
  do i = 1, 64
    a(i) = i
  end do
!$omp end do nowait
!$omp do schedule(dynamic)
  do i = 1, 64
    b(i) = a(i) * 2
  end do
!$omp end do
!$omp end parallel
  print *, b(64)
end program
