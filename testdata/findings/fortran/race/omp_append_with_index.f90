! find: data race of n, write at 12:5, read at 12:9
program append
  implicit none
  integer :: i, n, input(1000), output(1000)
  n = 0
  do i = 1, 1000
    input(i) = i
  end do
  !$omp parallel do
  do i = 1, 1000
    output(n + 1) = input(i)
    n = n + 1
  end do
  print *, n
end program
