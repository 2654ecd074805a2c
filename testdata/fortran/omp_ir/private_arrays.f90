! Private copies of arrays, allocatables and pointers.
subroutine private_arrays(n, dyn, assumed, lower)
  implicit none
  integer :: n
  real :: dyn(n), assumed(:), lower(0:n, -1:n), mixed(3, n)
  integer :: c(10), c2(0:4, 3)
  real, allocatable :: al(:), scalar
  real, pointer :: pt(:, :), target
  !$omp parallel private(c, c2, dyn, assumed, lower, mixed)
  c(1) = 2
  c2(0, 1) = 3
  dyn(1) = 1
  assumed(1) = 1
  lower(0, -1) = 1
  mixed = 1
  !$omp end parallel
  !$omp parallel private(al, scalar, pt, target)
  al(1) = 1
  scalar = 1
  pt(1, 1) = 1
  target = 1
  !$omp end parallel
  !$omp parallel firstprivate(c, c2, dyn, assumed, lower, mixed)
  c(1) = 2
  c2(0, 1) = 3
  dyn(1) = 1
  assumed(1) = 1
  lower(0, -1) = 1
  mixed = 1
  !$omp end parallel
  !$omp parallel firstprivate(al, scalar, pt, target)
  al(1) = 1
  scalar = 1
  pt(1, 1) = 1
  target = 1
  !$omp end parallel
end subroutine

! A copy of a copy.
subroutine nested(n)
  implicit none
  integer :: n, i
  real :: q(3, n)
  character(n) :: text
  !$omp parallel private(q, text)
  !$omp parallel firstprivate(q, text)
  q = 1
  text = 'a'
  !$omp end parallel
  !$omp end parallel
  !$omp parallel do lastprivate(q)
  do i = 1, 10
    q = i
  end do
end subroutine

! Variables that share storage, and results of functions.
subroutine storage(n)
  implicit none
  integer :: n, m1, m2(4), e1, e2(4)
  common /blk/ m1, m2
  equivalence (e1, e2)
  !$omp parallel private(/blk/)
  m1 = 1
  m2(1) = 1
  !$omp end parallel
  !$omp parallel private(m2) firstprivate(e1)
  m2(1) = 1
  e1 = 1
  !$omp end parallel
  !$omp parallel private(e2)
  e2 = 1
  !$omp end parallel
end subroutine

function array(n)
  integer :: array(n)
  !$omp parallel private(array)
  array = 1
  !$omp end parallel
end function

function text() result(r)
  character(4) :: r
  !$omp parallel private(r)
  r = 'a'
  !$omp end parallel
end function
