program diagonal
  implicit none
  integer, parameter :: n = 16
  real :: b(n, n), a(n, n)
  integer :: i, j
  a = 1
  b = 1
!$omp parallel do simd collapse(2)
  do j = 2, n
    do i = 2, n
      b(i, j) = a(i - 1, j - 1) * 0.5
    end do
  end do
  print *, b(5, 6), a(1, 1)
end program
