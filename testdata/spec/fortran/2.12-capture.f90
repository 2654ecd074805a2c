! 2.12: atomic capture holds a read and an update of the same location, in either order, or a read and a write.
! output: 45 55 55
program p
  integer :: x, y, z, before, after, swapped, i, u
  x = 0
  y = 0
  z = 0
  before = 0
  after = 0
  swapped = 0
  !$acc parallel loop copy(x, y, z) reduction(+:before, after, swapped) private(u)
  do i = 1, 10
    !$acc atomic capture
    u = x
    x = x + 1
    !$acc end atomic
    before = before + u
    !$acc atomic capture
    y = y + 1
    u = y
    !$acc end atomic
    after = after + u
    !$acc atomic capture
    u = z
    z = i
    !$acc end atomic
    swapped = swapped + u
  end do
  print '(i0,2(1x,i0))', before, after, swapped + z
end program
