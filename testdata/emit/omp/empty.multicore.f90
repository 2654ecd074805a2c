subroutine nothing(x, n, c)
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: c
  real, intent(inout) :: x(n)
  !$omp parallel
  !$omp end parallel
end subroutine
