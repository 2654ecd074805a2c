! find: async order of a, read at 13, write at 9
! fix: write depend clauses on both target constructs, or !$omp taskwait before line 11
program p
  real :: a(100), b(100)
  integer :: i
  !$omp target data map(alloc: a) map(from: b)
  !$omp target teams loop nowait
  do i = 1, 100
    a(i) = i
  end do
  !$omp target teams loop nowait
  do i = 1, 100
    b(i) = a(i)
  end do
  !$omp taskwait
  !$omp end target data
end program
