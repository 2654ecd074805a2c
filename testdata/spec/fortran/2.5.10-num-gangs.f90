! 2.5.10: num_gangs is an expression of integer type; with three values it has three dimensions.
! output: 7 24
program p
  integer :: n, m, k
  n = 0
  m = 0
  k = 6
  !$acc parallel num_gangs(k + 1) copy(n)
  !$acc atomic
  n = n + 1
  !$acc end parallel
  !$acc parallel num_gangs(2, 3, 4) copy(m)
  !$acc atomic
  m = m + 1
  !$acc end parallel
  print '(i0,1x,i0)', n, m
end program
