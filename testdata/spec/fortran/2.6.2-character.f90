! 2.6.2: a character variable in a data clause keeps its length on the device.
! output: hello device 12
program p
  character(12) :: c
  integer :: n
  c = 'hello'
  !$acc serial copy(c) copyout(n)
  c(7:12) = 'device'
  n = len(c)
  !$acc end serial
  print '(a,1x,i0)', c, n
end program
