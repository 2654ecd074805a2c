! 2.5.16: a common block in a clause lists all its variables for default(none).
! output: 11 22
program p
  integer :: x, y(2)
  common /blk/ x, y
  x = 1
  y = 2
  !$acc serial copy(/blk/) default(none)
  x = x + 10
  y(2) = y(2) + 20
  !$acc end serial
  print '(i0,1x,i0)', x, y(2)
end program
