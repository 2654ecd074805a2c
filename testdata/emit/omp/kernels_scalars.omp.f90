subroutine smooth(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n, n)
  real, intent(out) :: y(n, n)
  real :: left, right
  integer :: i, j
  !$omp target teams distribute parallel do private(left, right, i)
  do j = 2, n - 1
    do i = 2, n - 1
      left = x(i - 1, j)
      right = x(i + 1, j)
      y(i, j) = 0.5 * (left + right)
    end do
  end do
end subroutine smooth
