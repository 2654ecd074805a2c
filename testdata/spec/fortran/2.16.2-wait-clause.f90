! 2.16.2: the wait clause lets a construct begin after the operations that its queues hold.
! output: 12
program p
  integer :: a
  a = 0
  !$acc data copy(a)
  !$acc serial present(a) async(1)
  a = 4
  !$acc end serial
  !$acc serial present(a) async(2) wait(1)
  a = a * 3
  !$acc end serial
  !$acc wait
  !$acc end data
  print '(i0)', a
end program
