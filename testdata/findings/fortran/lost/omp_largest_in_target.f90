! find: OMP6015 of best, at 10
program largest
  implicit none
  integer :: v(16), best, i
  v = [(mod(7 * i, 16), i = 1, 16)]
  best = 0
!$omp target map(to: v)
  do i = 1, 16
    if (v(i) > best) &
      best = v(i)
  end do
!$omp end target
  print *, best
end program
