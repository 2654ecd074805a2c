! 2.15.1: a routine gang is not called in a gang loop.
module m
contains
  subroutine f()
    !$acc routine gang
  end subroutine
end module

program p
  use m
  integer :: i
  !$acc parallel loop gang
  do i = 1, 4
    call f() ! want ACC3011
  end do
end program
