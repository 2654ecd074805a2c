! find: data race of x, write at 8, read at 8
program p
  integer :: x, i
  x = 0
  !$omp target teams distribute parallel do map(tofrom: x)
  do i = 1, 100
    !$omp critical
    x = x + i
    !$omp end critical
  end do
  print *, x
end program
