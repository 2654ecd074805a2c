program p
  real :: a(10)
  integer :: i
  a = 0
  !$omp target map(tofrom: a)
  do i = 1, 10
    a(i) = i
  end do
  !$omp end target
  print *, a(9)
end program
