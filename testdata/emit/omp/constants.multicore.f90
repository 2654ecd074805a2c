! What reads named constants has no dependence on what is written, nor has what is reduced.
subroutine scale(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, parameter :: c(5) = [1., 2., 3., 4., 5.]
  real, allocatable :: total
  integer :: i
  !$omp parallel do
  do i = 1, n
    a(i) = a(i) * c(mod(i, 5) + 1)
  end do
  allocate(total)
  total = 0
  !$omp parallel do reduction(+:total)
  do i = 1, n
    total = total + a(i)
  end do
end subroutine
