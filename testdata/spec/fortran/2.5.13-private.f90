! 2.5.13: each gang has its own copy of a variable in private, and the variable of the host is not changed.
! output: 9 9 4 16
program p
  integer :: t(2), r(4), i
  t = 9
  !$acc parallel loop gang private(t) copyout(r) num_gangs(4)
  do i = 1, 4
    t(1) = i
    t(2) = 3 * i
    r(i) = sum(t)
  end do
  print '(i0,3(1x,i0))', t, r(1), r(4)
end program
