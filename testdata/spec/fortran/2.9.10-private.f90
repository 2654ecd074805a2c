! 2.9.10: a variable in private of a loop is private to each that executes iterations.
! output: 110 7
program p
  integer :: t, r(10), i
  t = 7
  !$acc parallel loop gang vector private(t) copyout(r)
  do i = 1, 10
    t = i
    t = t + t
    r(i) = t
  end do
  print '(i0,1x,i0)', sum(r), t
end program
