! kept: 'x' is transferred in each iteration of the loop at line 18: a part of it is the argument of 'step'
module m
contains
  subroutine step(x)
    real(8) :: x(20)
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, 20
      x(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8) :: a(4000)
  integer :: k
  a = 1
  do k = 1, 5
    call step(a)
  end do
  print *, sum(a)
end program
