! 2.5.1: code of a parallel construct outside of loop constructs is executed by every gang.
! output: 5
program p
  integer :: n
  n = 0
  !$acc parallel num_gangs(5) copy(n)
  !$acc atomic update
  n = n + 1
  !$acc end parallel
  print '(i0)', n
end program
