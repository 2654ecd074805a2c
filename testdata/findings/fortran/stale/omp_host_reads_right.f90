program p
  integer :: b(40), i
  b = 0
  !$omp target data map(tofrom: b)
  !$omp target teams distribute parallel do
  do i = 1, 40
    b(i) = i
  end do
  !$omp target update from(b)
  print *, b(4)
  !$omp end target data
end program
