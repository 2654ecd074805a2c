! 2.8.1: use_device of what is not present is an error without if_present.
! error: not present
program p
  integer :: a(4)
  !$acc host_data use_device(a)
  a(1) = 1
  !$acc end host_data
end program
