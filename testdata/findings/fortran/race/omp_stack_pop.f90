! find: data race of top, write at 11:5, read at 10:10
program pop
  implicit none
  integer :: stack(100), top, i, total, at
  stack = 1
  top = 100
  total = 0
!$omp parallel do private(at) reduction(+: total)
  do i = 1, 40
    at = top
    top = top - 1
    total = total + stack(max(at, 1))
  end do
  print *, total
end program
