subroutine s(a, b, n)
  integer :: n, i, j, x
  real :: a(n), b(10,10)
  !$omp unroll
  do i = 1, n
    a(i) = i
  end do
  !$omp tile sizes(2,3)
  do i = 1, 10
   do j = 1, 10
    b(i,j) = i
   end do
  end do
end subroutine
subroutine t(a, n)
  integer :: n, i, x
  real :: a(n)
  !$omp parallel do reduction(inscan, +: x)
  do i = 1, n
    x = x + i
    !$omp scan inclusive(x)
    a(i) = x
  end do
end subroutine
subroutine u(a, n)
  integer :: n, i, x
  real :: a(n)
  !$omp simd simdlen(4) safelen(8)  private(x)
  do i = 1, n
    x = i
  end do
end subroutine

subroutine any_order(a)
  integer :: a(10), i
!$omp simd order(concurrent)
  do i = 1, 10
    a(i) = i
  end do
!$omp do order(unconstrained: concurrent)
  do i = 1, 10
    a(i) = i
  end do
!$omp do order(reproducible: concurrent)
  do i = 1, 10
    a(i) = i
  end do
end subroutine
