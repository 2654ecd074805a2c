subroutine direct(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m)
  integer :: i, j
  !$omp parallel do private(i)
  do j = 1, m
    !$omp simd
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
end subroutine

subroutine between(a, s, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m), s(m)
  integer :: i, j
  !$omp parallel do private(i)
  do j = 1, m
    s(j) = 0
    !$omp simd
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
end subroutine
