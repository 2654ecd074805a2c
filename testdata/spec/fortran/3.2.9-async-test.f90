! 3.2.9: acc_async_test is true when all operations of the queue are done, acc_async_test_all for all queues.
! output: T T
program p
  use openacc
  integer :: a
  logical :: one
  a = 0
  !$acc enter data create(a)
  !$acc serial present(a) async(1)
  a = 1
  !$acc end serial
  call acc_wait(1)
  one = acc_async_test(1)
  call acc_wait_all()
  print '(l1,1x,l1)', one, acc_async_test_all()
end program
