! 2.6.2: a scalar without a data clause is in a copy clause on kernels: an assignment comes back.
! output: 9
program p
  integer :: s
  s = 4
  !$acc kernels
  s = s + 5
  !$acc end kernels
  print '(i0)', s
end program
