! flang differs: it has no operations for most of them
module m
  integer :: x
  !$omp groupprivate(x) device_type(any)
contains
subroutine interops(p)
  use omp_lib
  integer :: p(10)
  integer(omp_interop_kind) :: o
  o = omp_interop_none
  !$omp interop init(target, targetsync: o) device(0) depend(inout: p(1))
  !$omp interop use(o) nowait
  !$omp interop destroy(o)
end subroutine
integer function scans(n, a, b)
  integer :: n, a(n), b(n), s, t, i
  s = 0
  t = 0
  !$omp parallel do reduction(inscan, +:s)
  do i = 1, n
    s = s + a(i)
    !$omp scan inclusive(s)
    b(i) = s
  end do
  !$omp parallel do simd reduction(inscan, +:t)
  do i = 1, n
    b(i) = t
    !$omp scan exclusive(t)
    t = t + a(i)
  end do
  scans = s + t
end function
subroutine threads(k, a)
  use omp_lib
  integer :: k, a(10), i
  integer(omp_event_handle_kind) :: e
  !$omp parallel
  !$omp masked filter(k + 1)
  a(1) = 1
  !$omp end masked
  !$omp masked
  a(1) = 1
  !$omp end masked
  !$omp scope reduction(+:k) private(a)
  k = k + 1
  !$omp end scope nowait
  !$omp error at(execution) severity(warning) message("parallel")
  !$omp nothing
  !$omp end parallel
  !$omp parallel masked filter(k)
  a(1) = 1
  !$omp end parallel masked
  !$omp parallel masked taskloop filter(k) grainsize(2)
  do i = 1, 10
    a(i) = i
  end do
  !$omp task detach(e)
  a(1) = 1
  !$omp end task
  !$omp assume holds(k > 0) no_openmp
  a(1) = 1
  !$omp end assume
  !$omp taskwait
end subroutine
end module
