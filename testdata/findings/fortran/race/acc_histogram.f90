! find: data race of hist, write at 7, read at 7
program p
  integer :: hist(10), i
  hist = 0
  !$acc parallel loop copy(hist)
  do i = 1, 1000
    hist(mod(i, 10) + 1) = hist(mod(i, 10) + 1) + 1
  end do
  print *, hist(3)
end program
