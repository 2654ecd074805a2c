program dosimd
  implicit none
  integer :: i, a(100), b(100)
  a = 1
  b = 2
  !$omp parallel do simd
  do i = 1, 99
    a(i + 1) = i * b(i)
  end do
  print *, a(2)
end program
