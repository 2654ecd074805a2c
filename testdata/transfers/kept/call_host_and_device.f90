! kept: 'u' is transferred in each iteration of the loop at line 21: the host may read in line 22 what a construct writes
module m
  real(8) :: u(40)
contains
  subroutine step(total)
    real(8), intent(inout) :: total
    integer :: i
    !$acc parallel loop
    do i = 1, 40
      u(i) = u(i) + 1
    end do
    total = total + sum(u)
  end subroutine
end module
program main
  use m
  real(8) :: total
  integer :: k
  u = 1
  total = 0
  do k = 1, 5
    call step(total)
  end do
  print *, total, u(3)
end program
