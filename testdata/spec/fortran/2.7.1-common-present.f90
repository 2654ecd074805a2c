! 2.7.1: a clause for a common block is one for each of its variables: those that are present are used, the others are copied.
! output: 1 4 4
! output: 5 4
! output: 2
program p
  integer :: x(4), k, y(4)
  common /blk/ x, k, y
  x = 1
  y = 2
  k = 3
  !$acc data copyin(x)
  !$acc data copy(/blk/)
  !$acc serial
  x = x + 1
  y = y + x
  k = k + 1
  !$acc end serial
  !$acc end data
  print '(i0,1x,i0,1x,i0)', x(1), y(4), k
  !$acc end data
  !$acc enter data copyin(y)
  !$acc parallel copyin(/blk/)
  y(1) = y(1) + x(1)
  !$acc end parallel
  !$acc update self(y)
  print '(i0,1x,i0)', y(1:2)
  !$acc exit data delete(/blk/)
  !$acc enter data create(/blk/)
  !$acc update device(/blk/)
  !$acc serial present(/blk/)
  x = x * 2
  !$acc end serial
  !$acc exit data copyout(/blk/)
  print '(i0)', x(4)
end program
