! find: data race of a, write at 7, read at 12
program p
  integer :: a(100), b(100), i
  !$omp parallel
  !$omp do
  do i = 1, 100
    a(i) = i
  end do
  !$omp end do nowait
  !$omp do
  do i = 1, 100
    b(i) = a(101 - i)
  end do
  !$omp end parallel
  print *, b(9)
end program
