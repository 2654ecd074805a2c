! 2.7.1: what is equivalent to a variable of a common block is the same storage on the device as well.
! output: 2 2 3
program p
  integer :: x, y(2), z, r
  common /blk/ x, y
  equivalence (x, z)
  x = 1
  y = 0
  !$acc serial copy(/blk/)
  z = z + 1
  !$acc end serial
  write (*, '(i0,1x)', advance='no') x
  !$acc serial copyin(/blk/) copyout(r)
  z = z + 1
  r = x
  !$acc end serial
  print '(i0,1x,i0)', x, r
end program
