! 2.14.4: update device copies to the device, update self and host copy from it.
! output: 7 8
program p
  integer :: a, b
  !$acc data create(a, b)
  a = 6
  b = 7
  !$acc update device(a, b)
  !$acc serial present(a, b)
  a = a + 1
  b = b + 1
  !$acc end serial
  !$acc update self(a) host(b)
  !$acc end data
  print '(i0,1x,i0)', a, b
end program
