! find: data race of t, write at 6, write at 6
program p
  integer :: t, a(100), i
  !$omp parallel do
  do i = 1, 100
    t = 2 * i
    a(i) = t * t
  end do
  print *, a(9)
end program
