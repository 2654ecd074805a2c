! find: data race of n, write at 7, read at 7
program p
  integer :: n, i
  n = 0
  !$omp target teams distribute parallel do map(tofrom: n)
  do i = 1, 100
    n = n + i
  end do
  print *, n > 0
end program
