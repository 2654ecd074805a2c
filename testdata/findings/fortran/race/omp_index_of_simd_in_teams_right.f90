program main
  implicit none
  integer :: b(10, 10), i, j, k
  !$omp target teams distribute map(from: b) num_teams(4) private(k)
  do j = 1, 10
    !$omp parallel do simd private(k)
    do i = 1, 10
      k = i * j
      b(i, j) = k
    end do
  end do
  print *, b(5, 5)
end program
