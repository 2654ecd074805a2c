! 3.2.14: after acc_set_default_async(n), async without an argument uses the queue n.
! output: 12 8
program p
  use openacc
  integer :: a
  a = 0
  call acc_set_default_async(12)
  !$acc enter data create(a)
  !$acc serial present(a) async
  a = 8
  !$acc end serial
  !$acc update self(a) async(12)
  call acc_wait(12)
  print '(i0,1x,i0)', acc_get_default_async(), a
end program
