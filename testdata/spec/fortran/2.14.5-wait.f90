! 2.14.5: the directive wait blocks until the queues, or all of them, are idle.
! output: 5 6
program p
  integer :: a, b
  a = 0
  b = 0
  !$acc enter data create(a, b)
  !$acc serial present(a) async(1)
  a = 5
  !$acc end serial
  !$acc update self(a) async(1)
  !$acc serial present(b) async(2)
  b = 6
  !$acc end serial
  !$acc update self(b) async(2)
  !$acc wait(1, 2)
  print '(i0,1x,i0)', a, b
end program
