! 2.5.16: with default(none) a variable without a data clause, which has no predetermined attribute, is an error.
program p
  integer :: a(4), n, i
  n = 4
  !$acc parallel loop default(none) copyout(a)
  do i = 1, n ! want ACC4004
    a(i) = i
  end do
end program
