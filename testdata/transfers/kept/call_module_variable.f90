! kept: 'u' is transferred in each iteration of the loop at line 19: a clause before the loop cannot name the variable that 'step' maps
module m
  real(8), private :: u(40) = 1
contains
  subroutine step
    integer :: i
    !$acc parallel loop copy(u)
    do i = 1, 40
      u(i) = u(i) + 1
    end do
  end subroutine
  real(8) function last()
    last = u(40)
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
