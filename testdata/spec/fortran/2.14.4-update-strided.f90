! 2.14.4: the elements of an update of a section with a stride, or of a row, need not be next to each other; they are all updated.
! output: 9 9 9 9
program p
  integer :: a(4), b(2, 2)
  a = 9
  b = 9
  !$acc data copyin(a, b)
  a = 0
  b = 0
  !$acc update self(a(2:4:2), b(1, :))
  !$acc end data
  print '(i0,3(1x,i0))', a(2), a(4), b(1, :)
end program
