program scalarcarried
  implicit none
  integer :: i, tmp, a(100)
  tmp = 10
  !$omp parallel do
  do i = 1, 100
    a(i) = tmp + i
  end do
  print *, a(50)
end program
