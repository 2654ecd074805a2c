! 2.13: a common block in declare is on the device for the whole program, whichever procedure declares it: its values stay between calls.
! output: 4 5 6
program p
  implicit none
  integer :: x, y(2)
  common /blk/ x, y
  x = -1
  y = -1
  call fill(3)
  call show
end program
subroutine fill(n)
  implicit none
  integer :: n, x, y(2), loc(3)
  common /blk/ x, y
  !$acc declare create(/blk/, loc)
  !$acc serial present(loc)
  loc = n
  x = loc(1) + 1
  y(1) = loc(1) + 2
  y(2) = loc(1) + 3
  !$acc end serial
end subroutine
subroutine show
  implicit none
  integer :: x, y(2)
  common /blk/ x, y
  !$acc declare create(/blk/)
  !$acc update self(/blk/)
  print '(i0,2(1x,i0))', x, y
end subroutine
