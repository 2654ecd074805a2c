! Each thread has an array of its own.
program main
  integer :: a(16,16), t(2), i, j
  !$omp target teams distribute map(from: a) num_teams(4)
  do i = 1, 16
    !$omp parallel do private(t)
    do j = 1, 16
      t(1) = i
      t(2) = j
      a(j,i) = t(1) * t(2)
    end do
  end do
  print *, a(16,16)
end program
