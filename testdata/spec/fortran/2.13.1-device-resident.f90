! 2.13.1: device_resident allocates a variable in the memory of the device; it is for use in compute regions.
! output: 12
module m
  integer :: table(4)
  !$acc declare device_resident(table)
end module

program p
  use m
  integer :: s, i
  s = 0
  !$acc parallel loop
  do i = 1, 4
    table(i) = 2 * i - 2
  end do
  !$acc parallel loop reduction(+:s)
  do i = 1, 4
    s = s + table(i)
  end do
  print '(i0)', s
end program
