! 2.6.2: a scalar without a data clause is firstprivate on parallel: an assignment does not come back.
! output: 4 9
program p
  integer :: s, r(1)
  s = 4
  !$acc parallel num_gangs(1) copyout(r)
  s = s + 5 ! want ACC4038
  r(1) = s
  !$acc end parallel
  print '(i0,1x,i0)', s, r
end program
