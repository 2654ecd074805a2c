! Reductions by all intrinsic operators and procedures.
subroutine red()
  implicit none
  integer :: i, j
  integer(8) :: k
  real :: r
  double precision :: x
  complex :: z
  logical :: l
  logical(1) :: l1
  !$omp parallel reduction(+:i,r,z) 
  i = 1
  r = 1
  z = 1
  !$omp end parallel
  !$omp parallel reduction(*:i,r,z) 
  i = 1
  r = 1
  z = 1
  !$omp end parallel
  !$omp parallel reduction(max:i,r) reduction(min:j,x)
  i = 1
  !$omp end parallel
  !$omp parallel reduction(iand:i) reduction(ior:j) reduction(ieor:k)
  i = 1
  !$omp end parallel
  !$omp parallel reduction(.and.:l, l1)
  l = .true.
  !$omp end parallel
  !$omp parallel reduction(.or.:l)
  l = .true.
  !$omp end parallel
  !$omp parallel reduction(.eqv.:l)
  l = .true.
  !$omp end parallel
  !$omp parallel reduction(.neqv.:l)
  l = .true.
  !$omp end parallel
end subroutine
