program p
  integer :: hist(10), i
  hist = 0
  !$acc parallel loop copy(hist)
  do i = 1, 1000
    !$acc atomic update
    hist(mod(i, 10) + 1) = hist(mod(i, 10) + 1) + 1
  end do
  print *, hist(3)
end program
