! find: data race of s, write at 7, read at 13
program p
  integer :: s, t, i
  s = 0
  t = 0
  !$omp parallel
  !$omp do reduction(+: s)
  do i = 1, 64
    s = s + i
  end do
  !$omp end do nowait
  !$omp single
  t = s
  !$omp end single
  !$omp end parallel
  print *, t
end program
