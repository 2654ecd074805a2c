program p
  implicit none
  integer :: a(8), b(8), i
  a = 1
  b = 0
  !$omp target data map(to: a) map(tofrom: b)
  do i = 1, 8
    a(i) = 3 * i
  end do
  !$omp target update to(a)
  !$omp target teams distribute parallel do
  do i = 1, 8
    b(i) = b(i) + a(i)
  end do
  !$omp end target data
  print *, b
end program
