! 2.5.14: a copy of firstprivate is made for each gang and starts with the value at the construct.
! output: 5 6 11 11
program p
  integer :: t(2), r(3), i
  t = [5, 6]
  !$acc parallel num_gangs(3) firstprivate(t) copyout(r)
  !$acc loop gang
  do i = 1, 3
    r(i) = t(1) + t(2)
  end do
  t = 100
  !$acc end parallel
  print '(i0,3(1x,i0))', t, r(1), r(3)
end program
