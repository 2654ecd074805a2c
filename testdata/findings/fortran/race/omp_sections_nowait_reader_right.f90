program sections_nowait
  implicit none
  real :: left, right, both
  left = 0
  right = 0
!$omp parallel
!$omp sections
!$omp section
  left = 1.5
!$omp section
  right = 2.5
!$omp end sections
!$omp sections
!$omp section
  both = left * 2
!$omp section
  print *, 'go'
!$omp end sections
!$omp end parallel
  print *, both, right
end program
