program halves
  implicit none
  real :: x(30), y(30)
  x = 1
!$omp parallel
!$omp workshare
  x(1:20) = 2
!$omp end workshare
!$omp single
  y(1) = x(5)
!$omp end single
!$omp end parallel
  print *, y(1)
end program
