! kept: 'x' is transferred in each iteration of the loop at line 19: the argument of 'step' is not a variable
module m
contains
  subroutine step(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, n
      x(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8) :: a(5, 10)
  integer :: k
  a = 1
  do k = 1, 5
    call step(a(3, :), 10)
  end do
  print *, sum(a)
end program
