! What OpenMP says in another way, or not at all.
subroutine s(n, a, b, c)
  integer :: n
  real :: a(n), b(n), c(n, n)
  !$omp target
  !$omp parallel workshare
  a = b + 1
  c(:, 1) = a
  !$omp end parallel workshare
  !$omp end target
  !$omp target
  !$omp parallel workshare
  a(2:n) = a(1:n-1)
  !$omp end parallel workshare
  !$omp end target
end subroutine
subroutine t(n, a)
  integer(1) :: accc_queue(0:63)
  common /accc_queue/ accc_queue
  bind(c) :: /accc_queue/
  integer :: n, i
  real :: a(n), x, y
  common /blk/ x, y
  integer(8) :: q
  q = 3
  !$omp target data map(tofrom: x, y)
  !$omp target nowait depend(inout: accc_queue(iand(q, 63_8))) map(tofrom: a, x)
  do concurrent (i = 1:n)
    a(i) = x
  end do
  !$omp end target
  !$omp task if(.false.) depend(inout: accc_queue(iand(q, 63_8)))
  !$omp end task
  !$omp end target data
end subroutine
