! 2.6.2: a complex variable is a scalar: firstprivate on parallel, copied by a clause.
! output: 1.0 2.0 3.0 6.0
program p
  complex :: z, w
  z = (1.0, 2.0)
  w = z
  !$acc parallel num_gangs(1) copy(w)
  z = z * 3.0 ! want ACC4038
  w = z
  !$acc end parallel
  print '(4(f0.1,:,1x))', z, w
end program
