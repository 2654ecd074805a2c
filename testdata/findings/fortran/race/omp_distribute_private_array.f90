! find: data race, write at 9, read at 11
! The private array of the teams is one for all threads of a team.
program main
  integer :: a(16,16), t(2), i, j
  !$omp target teams distribute private(t) map(from: a) num_teams(4)
  do i = 1, 16
    !$omp parallel do
    do j = 1, 16
      t(1) = i
      t(2) = j
      a(j,i) = t(1) * t(2)
    end do
  end do
  print *, a(16,16)
end program
