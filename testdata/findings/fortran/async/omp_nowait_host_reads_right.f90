program p
  real :: a(100)
  integer :: i
  !$omp target teams loop map(from: a) nowait
  do i = 1, 100
    a(i) = i
  end do
  !$omp taskwait
  if (a(9) < 0) stop 1
  !$omp taskwait
end program
