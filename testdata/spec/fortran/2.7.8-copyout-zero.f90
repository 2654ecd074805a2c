! 2.7.8: copyout with the modifier zero sets the memory of the device to zero when it is allocated.
! output: 0 5 0
program p
  integer :: a(3)
  a = 7
  !$acc serial copyout(zero: a)
  a(2) = 5
  !$acc end serial
  print '(i0,2(1x,i0))', a
end program
