! kept: 'x' is transferred in each iteration of the loop at line 19: line 20 may end the program before, and then the memory need not exist
module m
contains
  subroutine step(x, ok)
    real(8), allocatable :: x(:)
    logical, intent(in) :: ok
    integer :: i
    if (.not. ok) stop
    !$acc parallel loop copy(x)
    do i = 1, 40
      x(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8), allocatable :: a(:)
  integer :: k
  do k = 1, 5
    call step(a, allocated(a))
  end do
  print *, sum(a)
end program
