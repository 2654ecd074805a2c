! 4.2: ACC_DEVICE_NUM sets the number of the device that is used at first.
! flags: --devices=3
! env: ACC_DEVICE_NUM=2
! output: 2
program p
  use openacc
  print '(i0)', acc_get_device_num(acc_get_device_type())
end program
