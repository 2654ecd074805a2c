! Values that single broadcasts.
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
  integer :: m1, m2(4)
  common /blk/ m1, m2
  !$omp parallel private(c, dyn, ass, al, als, pt, ch, cd, d, m1, m2)
  !$omp single 
  c(1) = 1
  !$omp end single copyprivate(c, dyn, ass, al, als, pt, ch, cd, d, m1, m2)
  !$omp end parallel
end subroutine
