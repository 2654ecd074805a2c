! find: data race of tmp, read at 8:12, write at 9:5
program scalarcarried
  implicit none
  integer :: i, tmp, a(100)
  tmp = 10
  !$omp parallel do
  do i = 1, 100
    a(i) = tmp
    tmp = a(i) + i
  end do
  print *, a(50)
end program
