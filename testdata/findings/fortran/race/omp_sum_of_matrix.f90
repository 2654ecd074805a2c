! find: data race of s, write at 12:7, read at 12:11
program matrixsum
  implicit none
  integer :: i, j
  real :: temp, s, u(100, 100)
  u = 0.5
  s = 0
  !$omp parallel do private(temp, i, j)
  do i = 1, 100
    do j = 1, 100
      temp = u(i, j)
      s = s + temp * temp
    end do
  end do
  print *, s
end program
