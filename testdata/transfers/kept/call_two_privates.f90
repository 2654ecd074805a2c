! kept: 'v' is transferred in each iteration of the loop at line 21: a clause before the loop cannot name the variable that 'step' maps
module m
  integer, parameter :: n = 40
  real(8), private :: v(n) = 1, x(n) = 4
contains
  subroutine step
    integer :: i
    !$acc parallel loop copy(v, x)
    do i = 1, n
      v(i) = v(i) + x(i)
      x(i) = x(i) + 1
    end do
  end subroutine
  real(8) function last()
    last = v(n) + x(n)
  end function
end module
program main
  use m
  integer :: k
  do k = 1, 5
    call step
  end do
  print *, last()
end program
