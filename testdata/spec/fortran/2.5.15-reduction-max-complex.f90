! 2.5.15: max is no reduction of a complex variable.
program p
  complex :: z
  z = (0.0, 0.0)
  !$acc parallel reduction(max:z) ! want ACC4005
  z = (1.0, 0.0)
  !$acc end parallel
end program
