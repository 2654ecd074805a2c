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
  !$omp taskwait
  s = a(9)
  !$omp taskwait
  !$omp end target data
  if (s < 0) stop 1
end program
