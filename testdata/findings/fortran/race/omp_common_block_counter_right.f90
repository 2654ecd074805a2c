subroutine bump(i)
  implicit none
  integer :: i, n
  real :: last(10)
  common /state/ n, last
  n = n + i
end subroutine
program main
  implicit none
  integer :: i, n
  real :: last(10)
  common /state/ n, last
  n = 0
!$omp parallel do ordered
  do i = 1, 20
!$omp ordered
    call bump(i)
!$omp end ordered
  end do
  print *, n
end program
