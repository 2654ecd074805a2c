program p
  real :: a(100)
  integer :: i
  a = 0
  !$omp parallel
  !$omp single
  do i = 1, 100
    a(i) = i
  end do
  !$omp end single
  !$omp master
  print *, a
  !$omp end master
  !$omp end parallel
end program
