module counters
  integer, save :: tp
  real, save :: ta(10)
  !$omp threadprivate(tp, ta)
end module
subroutine s(x)
  use counters
  integer :: x
  integer, save :: loc
  common /blk/ cb1, cb2
  integer cb1, cb2
  !$omp threadprivate(loc, /blk/)
  !$omp parallel copyin(tp, loc)
  tp = x + loc
  !$omp end parallel
  !$omp parallel
  cb1 = cb2
  !$omp end parallel
  cb1 = 1
end subroutine
