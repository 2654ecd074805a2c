program p
  implicit none
  integer, parameter :: nodes = 8, edges = 30
  integer :: to(edges), deg(nodes), e
  do e = 1, edges
    to(e) = 1 + mod(3 * e, nodes)
  end do
  deg = 0
  !$acc parallel loop gang vector copyin(to) copy(deg)
  do e = 1, edges
    !$acc atomic update
    deg(to(e)) = deg(to(e)) + 1
  end do
  print *, deg(1)
end program
