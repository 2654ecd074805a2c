! find: uninitialized value of t, read at 8
! fix: map(to: t)
program p
  integer :: t(8), r(8), i
  t = 3
  !$omp target map(alloc: t) map(from: r)
  do i = 1, 8
    r(i) = t(i)
  end do
  !$omp end target
  print *, r(1)
end program
