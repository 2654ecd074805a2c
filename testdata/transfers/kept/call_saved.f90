! kept: 'x' is transferred in each iteration of the loop at line 19: 'x' is not known in 'main'
module m
contains
  subroutine step(s)
    real(8), intent(out) :: s
    real(8), save :: x(40) = 1
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, 40
      x(i) = x(i) + 1
    end do
    s = x(3)
  end subroutine
end module
program main
  use m
  real(8) :: s
  integer :: k
  do k = 1, 5
    call step(s)
  end do
  print *, s
end program
