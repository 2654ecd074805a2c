! Data that stays on the device.
subroutine region(n, b, c, q)
  integer :: n
  real :: b(100), c(100)
  integer, allocatable :: q(:)
  integer :: k
  type t
    integer :: i
    real :: f(4)
  end type
  type(t) :: v
  !$omp target data map(to: b) map(tofrom: c(1:n)) if(n > 4) device(2)
  !$omp target
  b(1) = 1
  c(3) = 3
  !$omp end target
  !$omp end target data
  !$omp target data map(tofrom: q) use_device_addr(q, k)
  k = 1
  !$omp end target data
  !$omp target data map(tofrom: v%f(2:3), v%i)
  k = 1
  !$omp end target data
end subroutine

! Data that comes and goes.
subroutine moves(n, b, c, q, r)
  integer :: n
  real :: b(100), c(100)
  integer, allocatable :: q(:)
  integer :: r(:)
  !$omp target enter data map(to: b) map(alloc: c) nowait depend(in: n)
  !$omp target enter data map(to: q, r)
  !$omp target enter data map(alloc: q)
  !$omp target exit data map(release: b) map(delete: c) device(2)
  !$omp target exit data map(from: b) if(n > 3)
  !$omp target exit data map(from: q)
  !$omp target exit data map(release: q)
  !$omp target exit data map(delete: q, r)
  !$omp target update to(b(1:3)) from(c) from(present: n)
  !$omp target update to(q) from(r)
end subroutine
