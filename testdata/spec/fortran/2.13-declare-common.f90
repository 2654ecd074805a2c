! 2.13: a common block in declare is on the device with all its variables, the scalars too.
! output: 11 22
program p
  integer :: x, y(2)
  common /blk/ x, y
  !$acc declare create(/blk/)
  x = 1
  y = 2
  !$acc update device(/blk/)
  !$acc serial
  x = x + 10
  y(2) = y(2) + 20
  !$acc end serial
  !$acc update self(/blk/)
  print '(i0,1x,i0)', x, y(2)
end program
