! 2.7.9: create with the modifier zero begins with zeros; nothing is copied back.
! output: 21 0
program p
  integer :: a(3), s, i
  a = 7
  s = 0
  !$acc parallel loop create(zero: a) reduction(+:s)
  do i = 1, 3
    s = s + a(i)
  end do
  print '(i0,1x,i0)', sum(a), s
end program
