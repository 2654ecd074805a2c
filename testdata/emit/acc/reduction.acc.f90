! Reductions of teams: distribute alone has none, so that they are those of the compute construct.
program test
  implicit none
  integer :: s, m, i
  real(8) :: a(100)
  a = [(i, i = 1, 100)]
  s = 0
  m = 0
  !$acc parallel loop gang reduction(+: s) copy(s)
  do i = 1, 100
    s = s + a(i)
  end do
  !$acc parallel loop gang vector reduction(max: m) copy(m)
  do i = 1, 100
    m = max(m, int(a(i)))
  end do
  !$acc parallel reduction(+: s) copy(s)
  !$acc loop gang
  do i = 1, 100
    s = s + a(i)
  end do
  !$acc end parallel
  !$acc parallel copy(s) reduction(+:s)
  !$acc loop gang
  do i = 1, 100
    s = s + a(i)
  end do
  !$acc end parallel
  print *, s, m
end program
