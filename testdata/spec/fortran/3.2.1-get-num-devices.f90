! 3.2.1: acc_get_num_devices is how many devices of a type there are.
! flags: --devices=3
! output: 3 1
program p
  use openacc
  print '(i0,1x,i0)', acc_get_num_devices(acc_device_not_host), acc_get_num_devices(acc_device_host)
end program
