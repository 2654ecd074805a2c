! 2.1: a directive goes on after an ampersand, on a line that begins with the sentinel.
! output: 5
program p
  integer :: a, b
  a = 1
  b = 1
  !$acc serial copy(a) &
  !$acc&       copy(b)
  a = a + 1
  b = b + 2
  !$acc end serial
  print '(i0)', a + b
end program
