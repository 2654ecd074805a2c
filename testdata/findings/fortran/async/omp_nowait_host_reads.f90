! find: async order of a, read at 10, write at 6
! fix: write !$omp taskwait before line 10
program p
  real :: a(100)
  integer :: i
  !$omp target teams loop map(from: a) nowait
  do i = 1, 100
    a(i) = i
  end do
  if (a(9) < 0) stop 1
  !$omp taskwait
end program
