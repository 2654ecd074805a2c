! Results of reductions that a target region keeps in a copy of its own.
module sums
  implicit none
  real :: there
  !$omp declare target(there)
contains
  function dot(n, a) result(r)
    integer, intent(in) :: n
    real, intent(in) :: a(n)
    real :: r
    integer :: i
    r = 0
    !$omp target map(to: a)
    !$omp teams distribute parallel do reduction(+: r) ! want OMP6015 "the result of the reduction in 'r' is lost at the end of target"
    do i = 1, n
      r = r + a(i)
    end do
    !$omp end target
  end function

  subroutine argument(n, a, s)
    integer, intent(in) :: n
    real, intent(in) :: a(n)
    real, intent(inout) :: s
    integer :: i, last
    last = 0
    !$omp target teams map(to: a)
    !$omp distribute parallel do reduction(+: s) lastprivate(last) ! want OMP6015 "the result of the reduction in 's' is lost at the end of target teams" OMP6015 "the last value of 'last' is lost at the end of target teams"
    do i = 1, n
      s = s + a(i)
      last = i
    end do
    !$omp end target teams
    print *, last
  end subroutine

  subroutine right(n, a, s, t)
    integer, intent(in) :: n
    real, intent(in) :: a(n)
    real, intent(inout) :: s, t
    real, allocatable :: u
    real, target :: v
    integer :: i
    allocate (u)
    u = 0
    v = 0
    !$omp target teams distribute parallel do reduction(+: s) map(to: a)
    do i = 1, n
      s = s + a(i)
    end do
    !$omp target map(to: a) map(tofrom: t)
    !$omp parallel do reduction(+: t, u, v, there)
    do i = 1, n
      t = t + a(i)
      u = u + a(i)
      v = v + a(i)
      there = there + a(i)
    end do
    !$omp end target
    print *, u, v
  end subroutine
end module
