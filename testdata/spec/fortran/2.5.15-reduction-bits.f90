! 2.5.15: iand, ior and ieor are reductions of integers; they start with all bits, none and none.
! output: 12 15 1
program p
  integer :: a, o, x, i
  a = 255
  o = 0
  x = 0
  !$acc parallel loop reduction(iand:a) reduction(ior:o) reduction(ieor:x)
  do i = 0, 3
    a = iand(a, 12 + 16 * i)
    o = ior(o, ishft(1, i))
    x = ieor(x, merge(1, 0, i == 2))
  end do
  print '(i0,2(1x,i0))', a, o, x
end program
