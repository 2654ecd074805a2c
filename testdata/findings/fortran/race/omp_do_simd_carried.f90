! find: data race of a, write at 9:5, read at 9:16
program dosimd
  implicit none
  integer :: i, a(100), b(100)
  a = 1
  b = 2
  !$omp parallel do simd
  do i = 1, 99
    a(i + 1) = a(i) * b(i)
  end do
  print *, a(2)
end program
