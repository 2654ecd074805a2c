! find: data race of x, write at 8:3, read at 11:10
program halves
  implicit none
  real :: x(30), y(30)
  x = 1
!$omp parallel
!$omp workshare
  x(1:20) = 2
!$omp end workshare nowait
!$omp single
  y(1) = x(5)
!$omp end single
!$omp end parallel
  print *, y(1)
end program
