! find: data race of b, write at 10:5, read at 10:12
program safelen
  implicit none
  integer :: i, m, n, b(104)
  m = 4
  n = 100
  b = 1
  !$omp simd safelen(8)
  do i = m + 1, n
    b(i) = b(i - m) - 1
  end do
  print *, b(10)
end program
