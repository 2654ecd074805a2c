! flang differs: it maps a variable of a reduction for the reduction, too, where a map clause names it (OpenMP 5.2 §17.2)
subroutine g(a1, n, s)
  integer :: n, i, s
  real :: a1(16)
!$omp target parallel do reduction(+: s) map(to: a1) 
  do i = 1, 10
    s = s + a1(i)
  end do
!$omp target parallel do reduction(+: s, n) map(to: n) map(to: a1)  map(tofrom: s)
  do i = 1, 10
    s = s + a1(i)
  end do
!$omp target teams distribute parallel do  reduction(+: n) map(to: n) reduction(+: s) map(tofrom:s) map(to: a1) map(to: n)
  do i = 1, 10
    s = s + a1(i)
  end do
!$omp target teams distribute parallel do  reduction(+: s) map(to: a1) reduction(+: n) map(tofrom:s) map(to: a1) map(to: n)
  do i = 1, 10
    s = s + a1(i)
  end do
end subroutine
