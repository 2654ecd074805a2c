! Variables of one expression are mapped in the order in which the routine declares them; the elements of a pointer component need not be
! next to each other, those of an allocatable one are.
subroutine limits(count, of, a)
  integer :: of, limits_of(4), count(4), a(10), i, at
  limits_of = 8
  at = 2
  !$omp target teams distribute parallel do num_threads(count(of)) thread_limit(limits_of(at))
  do i = 1, 10
    a(i) = i
  end do
end subroutine

subroutine components(n)
  type t
    real, pointer :: p(:)
    real, allocatable :: a(:)
  end type
  integer :: n
  type(t) :: v
  allocate(v%a(n), v%p(n))
  !$omp target map(v%p(1:n))
  v%p(1) = 1
  !$omp end target
  !$omp target map(v%a(2:n))
  v%a(2) = 1
  !$omp end target
end subroutine
