program p
  implicit none
  integer, parameter :: n = 20
  integer :: d(n), i
  d = 1
  !$omp parallel do ordered(1)
  do i = 2, n
    !$omp ordered depend(sink: i - 1)
    d(i) = d(i - 1) + 1
    !$omp ordered depend(source)
  end do
  print *, d(n)
end program
