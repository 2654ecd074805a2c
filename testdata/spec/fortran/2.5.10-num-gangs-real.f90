! 2.5.10: the argument of num_gangs is an integer.
program p
  integer :: n
  n = 0
  !$acc parallel num_gangs(2.5) copy(n) ! want ACC2006
  n = 1
  !$acc end parallel
end program
