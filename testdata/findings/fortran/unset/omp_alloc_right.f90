program p
  integer :: t(8), r(8), i
  t = 3
  !$omp target map(to: t) map(from: r)
  do i = 1, 8
    r(i) = t(i)
  end do
  !$omp end target
  print *, r(1)
end program
