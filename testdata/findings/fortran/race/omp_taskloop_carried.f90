! find: data race of f, write at 11, read at 11
program p
  implicit none
  integer, parameter :: n = 24
  integer :: f(n), i
  f = 1
  !$omp parallel num_threads(3)
  !$omp single
  !$omp taskloop num_tasks(6)
  do i = 3, n
    f(i) = mod(f(i - 1) + f(i - 2), 97)
  end do
  !$omp end single
  !$omp end parallel
  print *, f(n)
end program
