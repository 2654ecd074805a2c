program simdcarried
  implicit none
  integer :: i, a(100), b(100)
  do i = 1, 100
    a(i) = i
    b(i) = i + 1
  end do
  !$omp simd
  do i = 1, 99
    a(i) = a(i) + b(i)
  end do
  print *, a(50)
end program
