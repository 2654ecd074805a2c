! 2.5.13: a common block in private gives each gang its own copy of all its variables.
! output: 1 2 30
program p
  integer :: x, y(2), r
  common /blk/ x, y
  x = 1
  y = 2
  !$acc serial private(/blk/) copyout(r)
  x = 10
  y(2) = 20
  r = x + y(2)
  !$acc end serial
  print '(i0,2(1x,i0))', x, y(2), r
end program
