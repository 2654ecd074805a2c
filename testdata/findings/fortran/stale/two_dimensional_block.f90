! find: stale value of g, read at 17, write at 12
program p
  implicit none
  integer, parameter :: n = 10
  integer :: g(n, n), i, j, s
  g = 0
  s = 0
  !$omp target data map(tofrom: g)
  !$omp target teams distribute parallel do collapse(2)
  do j = 1, n
    do i = 1, n
      g(i, j) = i * j
    end do
  end do
  !$omp target update from(g(:, 1:5))
  do i = 1, n
    s = s + g(i, 7)
  end do
  !$omp end target data
  print *, s
end program
