! 2.6.5: an inner data construct on what is present copies nothing at its end.
! output: 0 5
program p
  integer :: a
  a = 0
  !$acc data copy(a)
  !$acc data copy(a)
  !$acc serial
  a = 5
  !$acc end serial
  !$acc end data
  write (*, '(i0,1x)', advance='no') a
  !$acc end data
  print '(i0)', a
end program
