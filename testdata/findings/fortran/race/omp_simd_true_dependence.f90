! find: data race of a, write at 11:5, read at 11:16
program simdcarried
  implicit none
  integer :: i, a(100), b(100)
  do i = 1, 100
    a(i) = i
    b(i) = i + 1
  end do
  !$omp simd
  do i = 1, 99
    a(i + 1) = a(i) + b(i)
  end do
  print *, a(50)
end program
