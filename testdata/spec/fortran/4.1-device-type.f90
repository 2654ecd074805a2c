! 4.1: ACC_DEVICE_TYPE sets the type of device that is used at first.
! env: ACC_DEVICE_TYPE=host
! output: 6
program p
  integer :: a
  a = 5
  !$acc enter data copyin(a)
  !$acc serial present(a)
  a = a + 1
  !$acc end serial
  print '(i0)', a
end program
