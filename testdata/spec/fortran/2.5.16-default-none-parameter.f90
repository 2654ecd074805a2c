! 2.5.16: a named constant is no variable: default(none) does not ask for a clause.
! output: 10
program p
  integer, parameter :: n = 4
  integer :: a(n), i
  !$acc parallel loop default(none) copyout(a)
  do i = 1, n
    a(i) = i
  end do
  print '(i0)', sum(a)
end program
