! 2.5.6: when the condition is false, the region is executed by the local thread, otherwise on the device.
! output: 6 6 16
program p
  integer :: a
  logical :: on
  a = 5
  on = .false.
  !$acc enter data copyin(a)
  !$acc serial if(on) present(a)
  a = a + 1
  !$acc end serial
  write (*, '(i0,1x)', advance='no') a
  !$acc update device(a)
  !$acc serial if(.not. on) present(a)
  a = a + 10
  !$acc end serial
  write (*, '(i0,1x)', advance='no') a
  !$acc exit data copyout(a)
  print '(i0)', a
end program
