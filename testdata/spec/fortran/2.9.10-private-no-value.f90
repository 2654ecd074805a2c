! 2.9.10: a private copy has no value at first, in any iteration; the simulated device makes reading it seen.
! output: T T 2147460547 T
program p
  real :: r(64), t, q(3)
  double precision :: s(64)
  integer :: i, k(64), m
  t = 1; q = 1; m = 1
  !$acc parallel loop private(t, q, m) copyout(r, k)
  do i = 1, 64
    r(i) = t + q(2) ! want ACC4039
    k(i) = m ! want ACC4039
    t = i
    q = i
    m = i
  end do
  !$acc data create(s)
  !$acc update self(s)
  !$acc end data
  print '(l1, 1x, l1, 1x, i0, 1x, l1)', r(1) /= r(1), r(64) /= r(64), k(64), s(3) /= s(3)
end program
