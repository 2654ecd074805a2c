program indirect
  implicit none
  integer :: i, index(6) = [2, 5, 9, 4, 7, 1]
  real :: total(10)
  total = 0
  !$omp parallel do
  do i = 1, 6
    total(index(i)) = total(index(i)) + i
  end do
  print *, total(5)
end program
