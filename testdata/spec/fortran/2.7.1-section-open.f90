! 2.7.1: a missing bound of a section is that of the array, also where it is not one.
! output: 7 7 0 7
program p
  integer :: a(-1:2), i
  a = 0
  !$acc parallel loop copy(a(:0))
  do i = -1, 0
    a(i) = 7
  end do
  !$acc parallel loop copy(a(2:))
  do i = 2, 2
    a(i) = 7
  end do
  print '(i0,3(1x,i0))', a
end program
