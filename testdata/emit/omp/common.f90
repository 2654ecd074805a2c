subroutine step(n)
  implicit none
  integer, intent(in) :: n
  real :: x(4), y(4)
  integer :: i, k
  common /mat/ x, k, y
  !$acc declare create(/mat/)
  x = 1
  y = 2
  k = n
  !$acc update device(/mat/)
  !$acc parallel loop
  do i = 1, 4
    x(i) = x(i) + y(i)
  end do
  !$acc update self(x)
  print *, x
end subroutine

subroutine whole()
  implicit none
  real :: x(4), y(4)
  integer :: k
  common /other/ x, k, y
  !$acc data copy(/other/)
  !$acc serial
  x = x + y
  !$acc end serial
  !$acc end data
end subroutine
