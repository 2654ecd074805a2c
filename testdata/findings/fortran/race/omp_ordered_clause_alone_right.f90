program ordered_alone
  implicit none
  integer :: x, i
  x = 0
!$omp parallel do ordered
  do i = 1, 100
!$omp ordered
    x = x + 1
!$omp end ordered
  end do
  print *, x
end program
