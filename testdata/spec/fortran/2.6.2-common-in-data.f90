! 2.6.2: the variables of a common block that a data construct names are present in it.
! output: 21 22
program p
  integer :: x, y(2), i
  common /blk/ x, y
  x = 1
  y = 2
  !$acc data copy(/blk/)
  !$acc serial
  x = x + 10
  y(2) = y(2) + 20
  !$acc end serial
  !$acc parallel loop reduction(+:x)
  do i = 1, 10
    x = x + 1
  end do
  !$acc end data
  print '(i0,1x,i0)', x, y(2)
end program
