! What OpenMP says in another way, or not at all.
subroutine s(n, a, b, c)
  integer :: n
  real :: a(n), b(n), c(n, n)
  a = b + 1
  c(:, 1) = a
  a(2:n) = a(1:n-1)
end subroutine
subroutine t(n, a)
  integer :: n, i
  real :: a(n), x, y
  common /blk/ x, y
  integer(8) :: q
  q = 3
  !$omp parallel num_threads(1) private(i)
  do concurrent (i = 1:n)
    a(i) = x
  end do
  !$omp end parallel
end subroutine
