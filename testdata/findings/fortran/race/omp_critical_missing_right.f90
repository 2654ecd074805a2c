program p
  integer :: n, i
  n = 0
  !$omp parallel do
  do i = 1, 100
    !$omp critical
    if (mod(i, 3) == 0) n = n + 1
    !$omp end critical
  end do
  print *, n
end program
