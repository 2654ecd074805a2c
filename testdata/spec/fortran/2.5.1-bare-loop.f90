! 2.5.1: without a loop construct all gangs of a parallel construct run all of a loop, in Fortran as in C.
! output: 30 3
program p
  integer :: i, n
  n = 0
  !$acc parallel num_gangs(10) copy(n)
  do i = 1, 3
    !$acc atomic update
    n = n + 1
  end do
  !$acc end parallel
  write (*, '(i0)', advance='no') n
  n = 0
  !$acc parallel num_gangs(10) copy(n)
  !$acc loop
  do i = 1, 3
    !$acc atomic update
    n = n + 1
  end do
  !$acc end parallel
  print '(1x,i0)', n
end program
