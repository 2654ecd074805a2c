! 3.2.20: acc_update_device and acc_update_self copy what is present, in both directions.
! output: 9 10
program p
  use openacc
  integer :: a, b
  a = 1
  b = 1
  call acc_create(a)
  call acc_create(b)
  a = 9
  call acc_update_device(a)
  !$acc serial present(a, b)
  b = a + 1
  !$acc end serial
  a = 0
  call acc_update_self(a)
  call acc_update_self(b)
  print '(i0,1x,i0)', a, b
end program
