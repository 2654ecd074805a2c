! 2.12: an update may be iand, ior or ieor of the location and an expression.
! output: 8 15 1
program p
  integer :: a, o, x, i
  a = 255
  o = 0
  x = 0
  !$acc parallel loop copy(a, o, x)
  do i = 0, 3
    !$acc atomic update
    a = iand(a, 8 + i)
    !$acc atomic update
    o = ior(ishft(1, i), o)
    !$acc atomic update
    x = ieor(x, merge(1, 0, i == 2))
  end do
  print '(i0,2(1x,i0))', a, o, x
end program
