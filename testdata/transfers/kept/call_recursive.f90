! kept: 'x' is transferred in each iteration of the loop at line 20: the call of 'step' in line 21 of the loop may access any memory: the function calls itself
module m
contains
  recursive subroutine step(x, depth)
    real(8), intent(inout) :: x(40)
    integer, intent(in) :: depth
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, 40
      x(i) = x(i) + 1
    end do
    if (depth > 0) call step(x, depth - 1)
  end subroutine
end module
program main
  use m
  real(8) :: a(40)
  integer :: k
  a = 1
  do k = 1, 5
    call step(a, 2)
  end do
  print *, a(3)
end program
