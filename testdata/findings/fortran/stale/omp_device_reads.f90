! find: stale value of v, read at 13, write at 9
! fix: target update to(v)
program p
  integer :: v(30), i, s
  v = 1
  s = 0
  !$omp target enter data map(to: v)
  do i = 1, 30
    v(i) = i
  end do
  !$omp target teams distribute parallel do reduction(+: s) map(tofrom: s)
  do i = 1, 30
    s = s + v(i)
  end do
  print *, s
  !$omp target exit data map(delete: v)
end program
