! find: async order of a, read at 13, write at 12
! fix: write !$omp taskwait before line 13
program p
  real :: a(100), s
  integer :: i
  a = 0
  !$omp target data map(to: a)
  !$omp target teams loop
  do i = 1, 100
    a(i) = i
  end do
  !$omp target update from(a) nowait
  s = a(9)
  !$omp taskwait
  !$omp end target data
  if (s < 0) stop 1
end program
