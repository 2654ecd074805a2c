! 2.8.3: with if_present the name of what is not present stays that of the host's variable.
! output: 8
program p
  integer :: a(4)
  a = 1
  !$acc host_data use_device(a) if_present
  a(1) = 5
  !$acc end host_data
  print '(i0)', sum(a)
end program
