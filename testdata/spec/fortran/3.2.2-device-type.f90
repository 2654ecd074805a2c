! 3.2.2: after acc_set_device_type of the host, data is shared with the device.
! output: T 6
program p
  use openacc
  integer :: a
  a = 5
  call acc_set_device_type(acc_device_host)
  !$acc enter data copyin(a)
  !$acc serial present(a)
  a = a + 1
  !$acc end serial
  print '(l1,1x,i0)', acc_get_device_type() == acc_device_host, a
end program
