! find: data race of last, write at 14, write at 14
program copyin_types
  implicit none
  integer, save :: a(4), n
  character(5), save :: s
  real, allocatable, save :: v(:)
  integer :: w, last, x, y
  common /blk/ x, y
  !$omp threadprivate(a, n, s, v, /blk/)
  allocate(v(5))
  a = 3; n = 2; s = 'abc'; v = 4; x = 1; y = 2; w = 0
  !$omp parallel copyin(a, n, s, v, /blk/) num_threads(3) reduction(+: w)
  if (any(a /= 3) .or. n /= 2 .or. s /= 'abc' .or. any(v /= 4) .or. x + y /= 3) w = w + 1
  last = n
  !$omp end parallel
  print *, w, last
end program
