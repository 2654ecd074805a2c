! 3.2.10: acc_wait returns when what the queue holds is done; acc_wait_all regards all queues.
! output: 1 2
program p
  use openacc
  integer :: a, b, first
  a = 0
  b = 0
  !$acc enter data create(a, b)
  !$acc serial present(a) async(1)
  a = 1
  !$acc end serial
  !$acc update self(a) async(1)
  call acc_wait(1)
  first = a
  !$acc serial present(b) async(2)
  b = 2
  !$acc end serial
  !$acc update self(b) async(2)
  call acc_wait_all()
  print '(i0,1x,i0)', first, b
end program
