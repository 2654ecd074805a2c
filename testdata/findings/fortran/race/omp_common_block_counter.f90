! find: data race of n, write at 7:3, read at 7:7
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
!$omp parallel do
  do i = 1, 20
    call bump(i)
  end do
  print *, n
end program
