program p
  integer :: a(10), i
  a = 1
  !$acc parallel loop copy(a)
  do i = 1, 10
    a(i) = a(i) + 1
  end do
  print *, a(1)
end program
