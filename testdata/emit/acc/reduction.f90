! Reductions of teams: distribute alone has none, so that they are those of the compute construct.
program test
  implicit none
  integer :: s, m, i
  real(8) :: a(100)
  a = [(i, i = 1, 100)]
  s = 0
  m = 0
  !$omp target teams distribute reduction(+: s) map(tofrom: s)
  do i = 1, 100
    s = s + a(i)
  end do
  !$omp target teams distribute simd reduction(max: m) map(tofrom: m)
  do i = 1, 100
    m = max(m, int(a(i)))
  end do
  !$omp target teams reduction(+: s) map(tofrom: s)
  !$omp distribute
  do i = 1, 100
    s = s + a(i)
  end do
  !$omp end target teams
  !$omp target map(tofrom: s)
  !$omp teams distribute reduction(+: s)
  do i = 1, 100
    s = s + a(i)
  end do
  !$omp end target
  print *, s, m
end program
