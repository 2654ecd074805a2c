program p
  implicit none
  integer :: v(6), i
  logical :: found
  v = [4, 8, 15, 16, 23, 42]
  found = .false.
  !$acc parallel loop copyin(v) reduction(.or.:found)
  do i = 1, 6
    if (v(i) == 15) found = found .or. .true.
  end do
  print *, found
end program
