! Fortran: names in their case, ends of constructs, procedures of devices.
module shapes
  implicit none
  integer, parameter :: SZ = 100
  real :: Table(SZ)
  !$omp declare target(Table)
contains
  real function area(r)
    !$omp declare target
    real, intent(in) :: r
    area = 3.0 * r * r
  end function
end module

program test
  use shapes
  use omp_lib
  implicit none
  real :: A(SZ), S
  integer :: i, j, K
  logical :: onHost
  A = 1; S = 0; K = 2
  !$omp target data map(tofrom: A(1:SZ))
  !$omp target teams distribute parallel do reduction(+: S) &
  !$omp&  num_teams(SZ / 4) ! all of it
  do i = 1, SZ
    S = S + area(A(i))
  end do
  !$omp end target teams distribute parallel do
  !$omp target update from(A(1:SZ))
  !$omp end target data
  !$omp target teams map(tofrom: A)
  !$omp distribute private(K)
  do i = 1, SZ
    K = i
    !$omp parallel do
    do j = 1, 1
      A(K) = A(K) + j
    end do
    !$omp end parallel do
  end do
  !$omp end distribute
  !$omp end target teams
  !$omp target map(from: onHost)
  onHost = omp_is_initial_device()
  !$omp end target
  print *, int(S), int(A(SZ)), omp_get_num_devices() > 0
end program
