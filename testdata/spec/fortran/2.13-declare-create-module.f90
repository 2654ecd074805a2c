! 2.13: a module's variable of declare create exists on the device for the whole program.
! output: 5 6
module m
  integer :: v(2)
  !$acc declare create(v)
end module

program p
  use m
  v = [4, 5]
  !$acc update device(v)
  !$acc serial
  v = v + 1
  !$acc end serial
  !$acc update self(v)
  print '(i0,1x,i0)', v
end program
