! What OpenMP says in another way, or not at all.
subroutine s(n, a, b, c)
  integer :: n
  real :: a(n), b(n), c(n, n)
  !$acc kernels
  a = b + 1
  c(:, 1) = a
  !$acc end kernels
  !$acc kernels
  a(2:n) = a(1:n-1)
  !$acc end kernels
end subroutine
subroutine t(n, a)
  integer :: n, i
  real :: a(n), x, y
  common /blk/ x, y
  integer(8) :: q
  q = 3
  !$acc data copy(/blk/)
  !$acc parallel loop async(q) copy(a)
  do concurrent (i = 1:n)
    a(i) = x
  end do
  !$acc wait(q)
  !$acc end data
end subroutine
