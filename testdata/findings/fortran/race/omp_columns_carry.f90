! find: data race of a, write at 11:7, read at 11:27
program columns
  implicit none
  integer, parameter :: n = 100
  integer :: i, j
  real :: a(n, n)
  a = 0.5
  !$omp parallel do private(i)
  do j = 1, n - 1
    do i = 1, n
      a(i, j) = a(i, j) + a(i, j + 1)
    end do
  end do
  print *, a(50, 50)
end program
