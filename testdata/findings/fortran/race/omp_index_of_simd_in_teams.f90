! find: data race of k, write at 8, write at 8
program main
  implicit none
  integer :: b(10, 10), i, j, k
  !$omp target teams distribute map(from: b) num_teams(4)
  do j = 1, 10
    do i = 1, 10
      k = i * j
      b(i, j) = k
    end do
  end do
  print *, b(5, 5)
end program
