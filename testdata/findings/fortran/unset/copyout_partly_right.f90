program p
  integer :: a(10), i, s
  a = 0
  !$acc parallel loop copy(a)
  do i = 1, 9
    a(i) = i
  end do
  s = 0
  do i = 1, 10
    s = s + a(i)
  end do
  print *, s
end program
