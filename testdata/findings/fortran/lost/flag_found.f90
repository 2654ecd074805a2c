! find: ACC4038 of found, at 10
program p
  implicit none
  integer :: v(6), i
  logical :: found
  v = [4, 8, 15, 16, 23, 42]
  found = .false.
  !$acc parallel loop copyin(v)
  do i = 1, 6
    if (v(i) == 15) found = .true.
  end do
  print *, found
end program
