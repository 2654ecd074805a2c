! Reductions of arrays, allocatables and pointers.
subroutine red(n, dyn, ass)
  implicit none
  integer :: n, i
  real :: dyn(n), ass(:)
  integer :: c(10), c2(0:4, 3)
  real, allocatable :: al(:), als
  real, pointer :: pt(:,:), pts
  complex :: z
  double precision :: x
  integer :: lo(0:n)
  logical :: l(4)
  !$omp parallel reduction(+:c, c2, dyn, ass, z, lo) 
  c(1) = 2
  c2(0,1) = 3
  dyn(1) = 1
  ass(1) = 1
  z = 1
  lo(1) = 1
  !$omp end parallel
  !$omp parallel reduction(max: al, als, pt, pts)
  al(1) = 1
  als = 1
  pt(1,1) = 1
  pts = 1
  !$omp end parallel
  !$omp parallel reduction(.and.: l) reduction(+:x)
  l(1) = .true.
  !$omp end parallel
  !$omp parallel do reduction(ieor: c(2:4))
  do i = 1, 10
  c(3) = i
  end do
end subroutine
