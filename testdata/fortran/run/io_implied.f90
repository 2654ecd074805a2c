! The variable of an implied do loop in an input or output list is one of the program (Fortran 2018 §19.4); in constructors it is not.
program p
  implicit none
  integer :: i, j, a(3, 2)
  character(20) :: text = '1 2 3 4 5 6'
  i = -1
  a = reshape([(i, i = 1, 6)], [3, 2])
  print *, i
  print '(i3)', (i, i = 1, 2)
  print *, i
  read (text, *) ((a(i, j), j = 1, 2), i = 1, 3)
  print *, i, j, a
  write (text, '(3i2)') (a(i, 1), i = 3, 1, -1)
  print *, i, text
  write (*, *) (a(i, 1), i = 1, 0), i
end program
