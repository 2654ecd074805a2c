! 2.6.2: an array of a module without a data clause is copied too; one that is present is not.
! output: 3 3 4
module m
  integer :: v(2) = 1
end module

program p
  use m
  !$acc serial
  v(1) = 3
  !$acc end serial
  write (*, '(i0,1x)', advance='no') v(1)
  !$acc enter data copyin(v)
  !$acc serial
  v(1) = 4
  !$acc end serial
  write (*, '(i0,1x)', advance='no') v(1)
  !$acc exit data copyout(v)
  print '(i0)', v(1)
end program
