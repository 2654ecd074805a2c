subroutine step(n)
  implicit none
  integer, intent(in) :: n
  real :: x(4), y(4)
  integer :: i, k
  common /mat/ x, k, y
  x = 1
  y = 2
  k = n
  !$omp parallel do
  do i = 1, 4
    x(i) = x(i) + y(i)
  end do
  print *, x
end subroutine

subroutine whole()
  implicit none
  real :: x(4), y(4)
  integer :: k
  common /other/ x, k, y
  x = x + y
end subroutine
