! find: uninitialized value of a, read at 11
program p
  integer :: a(10), i, s
  a = 0
  !$acc parallel loop copyout(a)
  do i = 1, 9
    a(i) = i
  end do
  s = 0
  do i = 1, 10
    s = s + a(i)
  end do
  print *, s
end program
