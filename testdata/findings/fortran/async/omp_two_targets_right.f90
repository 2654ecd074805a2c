program p
  real :: a(100), b(100)
  integer :: i
  !$omp target data map(alloc: a) map(from: b)
  !$omp target teams loop nowait depend(out: a)
  do i = 1, 100
    a(i) = i
  end do
  !$omp target teams loop nowait depend(in: a)
  do i = 1, 100
    b(i) = a(i)
  end do
  !$omp taskwait
  !$omp end target data
end program
