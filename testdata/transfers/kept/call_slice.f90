! kept: 'x' is transferred in each iteration of the loop at line 18: the argument of 'step' is not a variable
module m
contains
  subroutine step(x)
    real(8) :: x(:)
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8) :: a(10, 5)
  integer :: k
  a = 1
  do k = 1, 5
    call step(a(:, k))
  end do
  print *, a
end program
