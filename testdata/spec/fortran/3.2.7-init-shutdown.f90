! 3.2.7: acc_init and acc_shutdown begin and end the use of a type of device.
! output: 2 F
program p
  use openacc
  integer :: a
  a = 1
  call acc_init(acc_get_device_type())
  !$acc serial copy(a)
  a = a + 1
  !$acc end serial
  call acc_copyin(a)
  call acc_shutdown(acc_get_device_type())
  call acc_init(acc_get_device_type())
  print '(i0,1x,l1)', a, acc_is_present(a)
end program
