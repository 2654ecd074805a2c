! 2.14.3: set default_async and device_num set the internal control variables.
! output: 17
program p
  use openacc
  !$acc set default_async(17)
  print '(i0)', acc_get_default_async()
end program
