program p
  integer :: x, i
  x = 0
  !$omp target teams distribute parallel do num_teams(1) map(tofrom: x)
  do i = 1, 100
    !$omp critical
    x = x + i
    !$omp end critical
  end do
  print *, x
end program
