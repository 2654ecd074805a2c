! 2.15.1: a procedure with routine seq can be called on the device.
! output: 285
module m
contains
  integer function square(x)
    !$acc routine seq
    integer, intent(in) :: x
    square = x * x
  end function
end module

program p
  use m
  integer :: s, i
  s = 0
  !$acc parallel loop reduction(+:s)
  do i = 0, 9
    s = s + square(i)
  end do
  print '(i0)', s
end program
