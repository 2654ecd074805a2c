! 3.2.6: acc_get_property tells of the device's memory, acc_get_property_string its name.
! output: T T
program p
  use openacc
  character(80) :: name
  integer(acc_device_kind) :: t
  t = acc_get_device_type()
  call acc_get_property_string(0, t, acc_property_name, name)
  print '(l1,1x,l1)', acc_get_property(0, t, acc_property_memory) > 0, len_trim(name) > 0
end program
