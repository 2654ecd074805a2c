subroutine nothing(x, n, c)
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: c
  real, intent(inout) :: x(n)
  !$omp target teams num_teams(4) map(tofrom: x)
  !$omp end target teams
  !$omp target
  !$omp end target
  !$omp target
  !$omp end target
  !$omp target data map(tofrom: x) if(c)
  !$omp end target data
  !$omp target data use_device_ptr(x)
  !$omp end target data
end subroutine
