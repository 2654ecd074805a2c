! kept: 'x' is transferred in each iteration of the loop at line 21: which memory 'x' is in the loop is not known
module m
contains
  subroutine step(x, y)
    real(8), pointer :: x(:)
    real(8) :: y(40)
    integer :: i
    !$acc parallel loop copyin(x) copy(y)
    do i = 1, 40
      y(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8), pointer :: p(:)
  real(8), target :: a(40)
  integer :: k
  a = 1
  p => a
  do k = 1, 5
    call step(p, a)
  end do
  print *, sum(a)
end program
