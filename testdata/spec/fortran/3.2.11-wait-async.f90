! 3.2.11: acc_wait_async makes one queue wait for what another holds.
! output: 21
program p
  use openacc
  integer :: a
  a = 0
  !$acc enter data create(a)
  !$acc serial present(a) async(1)
  a = 20
  !$acc end serial
  call acc_wait_async(1, 2)
  !$acc serial present(a) async(2)
  a = a + 1
  !$acc end serial
  !$acc update self(a) async(2)
  call acc_wait(2)
  print '(i0)', a
end program
