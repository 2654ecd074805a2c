program p
  integer :: a(16), i, total
  a = 0
  !$acc parallel loop copy(a)
  do i = 1, 16
    a(i) = i
  end do
  total = 0
  do i = 1, 16
    total = total + a(i)
  end do
  print *, total
end program
