! 3.2.15: acc_on_device(acc_device_host) is true on the host, acc_on_device(acc_device_not_host) on the device.
! output: T F F T
program p
  use openacc
  logical :: h, n
  write (*, '(l1,1x,l1,1x)', advance='no') acc_on_device(acc_device_host), acc_on_device(acc_device_not_host)
  !$acc serial copyout(h, n)
  h = acc_on_device(acc_device_host)
  n = acc_on_device(acc_device_not_host)
  !$acc end serial
  print '(l1,1x,l1)', h, n
end program
