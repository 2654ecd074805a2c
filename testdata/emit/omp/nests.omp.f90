subroutine direct(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m)
  integer :: i, j
  !$omp target teams distribute parallel do collapse(2) map(tofrom: a)
  do j = 1, m
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
  !$omp target teams distribute map(tofrom: a, s)
  do j = 1, m
    s(j) = 0
    !$omp parallel do
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
end subroutine
