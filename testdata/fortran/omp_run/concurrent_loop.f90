! do concurrent as the loop of the directive loop: several indices, a mask, local variables.
program p
  implicit none
  integer :: i, j, a(8, 3), b(8)
  real :: t
  a = 0; b = 0; t = -1
  !$omp parallel num_threads(2)
  !$omp loop
  do concurrent (i = 1:8, j = 1:3, i > j) local(t)
    t = i * j
    a(i, j) = int(t)
  end do
  !$omp end parallel
  !$omp loop bind(parallel)
  do concurrent (i = 8:1:-2)
    b(i) = i
  end do
  print *, a, b, t
  !$omp target teams loop map(tofrom: b)
  do concurrent (integer :: k = 1:8)
    b(k) = b(k) + k
  end do
  print *, b
end program
