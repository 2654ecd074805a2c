! find: stale value of u, read at 15, write at 10
! fix: update self(u)
program p
  real :: u(20), edge
  integer :: i
  u = 2
  !$acc data copyin(u)
  !$acc parallel loop
  do i = 1, 20
    u(i) = u(i) * u(i)
  end do
  !$acc update self(u(2:5))
  edge = 0
  do i = 1, 5
    edge = edge + u(i)
  end do
  print *, edge
  !$acc end data
end program
