program p
  integer :: n, first(100), i
  n = 0
  !$acc parallel loop copy(n) copyout(first)
  do i = 1, 100
    !$acc atomic update
    n = n + 1
    first(i) = i
  end do
  print *, n
end program
