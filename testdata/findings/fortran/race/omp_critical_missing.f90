! find: data race of n, write at 7, read at 7
program p
  integer :: n, i
  n = 0
  !$omp parallel do
  do i = 1, 100
    if (mod(i, 3) == 0) n = n + 1
  end do
  print *, n
end program
