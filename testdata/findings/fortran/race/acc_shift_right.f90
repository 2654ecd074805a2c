program p
  integer :: a(100), b(100), i
  a = 1
  b = 2
  !$acc parallel loop copy(a) copyin(b)
  do i = 1, 99
    a(i) = b(i + 1) + 1
  end do
  print *, a(3) + b(3)
end program
