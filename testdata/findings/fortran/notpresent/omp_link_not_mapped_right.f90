module m
  implicit none
  real :: table(8)
  !$omp declare target link(table)
contains
  real function at(i)
    !$omp declare target
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
  !$omp target teams distribute parallel do reduction(+: s) map(tofrom: s) map(to: table)
  do i = 1, 8
    s = s + at(i)
  end do
  print *, s
end program
