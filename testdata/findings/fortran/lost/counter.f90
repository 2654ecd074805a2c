! find: ACC4026 of count, at 12
! fix: reduction(+:count)
program p
  implicit none
  real :: x(20)
  integer :: i, count
  x = [(real(i - 7), i = 1, 20)]
  count = 0
  !$acc parallel loop copyin(x)
  do i = 1, 20
    if (x(i) > 0) then
      count = count + 1
    end if
  end do
  print *, count
end program
