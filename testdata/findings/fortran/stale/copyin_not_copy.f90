! find: stale value of a, read at 12, write at 8
! fix: copy(a)
program p
  integer :: a(16), i, total
  a = 0
  !$acc parallel loop copyin(a)
  do i = 1, 16
    a(i) = i
  end do
  total = 0
  do i = 1, 16
    total = total + a(i)
  end do
  print *, total
end program
