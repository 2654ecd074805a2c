! Copies in constructs whose operations have no arguments for them.
subroutine s(n, ass)
  implicit none
  integer :: n, i
  real :: dyn(n), ass(:), c(10), x
  real, allocatable :: al(:), als
  real, pointer :: pt(:)
  character(5) :: ch
  character(n) :: cd
  type t
    integer :: k = 1
  end type
  type(t) :: d
  !$omp single private(c, dyn, ass, al, als, pt, ch, cd, d)
  c(1) = 1
  !$omp end single
  !$omp single firstprivate(c, dyn, ass, al, als, pt, ch, cd, d)
  c(1) = 1
  !$omp end single
  !$omp sections lastprivate(c, dyn, al, ch)
  c(1) = 1
  !$omp end sections
end subroutine
