! find: not present of table, read at 10
module m
  implicit none
  real :: table(8)
  !$acc declare link(table)
contains
  real function at(i)
    !$acc routine seq
    integer, intent(in) :: i
    at = table(i)
  end function
end module
program p
  use m
  implicit none
  real :: s
  integer :: i
  s = 0
  table = 2
  !$acc parallel loop reduction(+: s)
  do i = 1, 8
    s = s + at(i)
  end do
  print *, s
end program
