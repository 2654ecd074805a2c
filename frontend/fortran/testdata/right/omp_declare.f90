! What directives of OpenMP declare, and names that exist in their clauses only.
module shared_data
  implicit none
  type :: point
    real :: x, y
  end type
  integer, parameter :: n = 10
  real :: table(n), other
  common /block/ other
  integer, save :: counter
  !$omp threadprivate(counter, /block/)
  !$omp declare target(table)
  !$omp declare reduction(add: point: omp_out = point(omp_out%x + omp_in%x, omp_out%y + omp_in%y)) &
  !$omp   initializer(omp_priv = point(0.0, 0.0))
  !$omp declare reduction(.plus.: integer: combine(omp_out, omp_in)) initializer(omp_priv = 0)
  interface operator(.plus.)
    module procedure plus_integer
  end interface
contains
  integer function plus_integer(a, b)
    integer, intent(in) :: a, b
    plus_integer = a + b
  end function
  subroutine combine(a, b)
    integer, intent(inout) :: a
    integer, intent(in) :: b
    a = a + b
  end subroutine
  subroutine on_device(x)
    real, intent(inout) :: x(:)
    !$omp declare target
    x = 1
  end subroutine
  real function lanes(x, k)
    real, intent(in) :: x
    integer, intent(in) :: k
    !$omp declare simd(lanes) linear(k) simdlen(4)
    lanes = x + k
  end function
end module

subroutine use_them(p, q, m)
  use shared_data
  use omp_lib
  implicit none
  integer, intent(in) :: m
  type(point), intent(inout) :: p
  real, intent(inout) :: q(m, m)
  integer :: i, j, k, total
  integer(omp_depend_kind) :: obj
  type :: vector
    integer :: length
    real, allocatable :: data(:)
  end type
  type(vector) :: v
  !$omp declare reduction(sum_up: integer, real: omp_out = omp_out + omp_in) initializer(omp_priv = 0)
  !$omp declare mapper(deep: vector :: w) map(w, w%data(1:w%length))
  total = 0
  !$omp parallel do reduction(sum_up: total) firstprivate(k)
  do i = 1, m
    total = total + i
  end do
  !$omp target map(mapper(deep), tofrom: v) map(always, to: q(1:m, 2:m))
  v%length = 1
  !$omp end target
  !$omp task depend(iterator(integer :: l = 1:m, r = 1:m:2), out: q(l, r)) affinity(iterator(t = 1:m): q(t, t))
  q(1, 1) = 1
  !$omp end task
  !$omp depobj(obj) depend(inout: total)
  !$omp taskwait depend(depobj: obj)
  !$omp depobj(obj) destroy
  !$omp target update to(iterator(l = 1:m): q(l, 1))
  !$omp do ordered(2) collapse(2)
  do i = 2, m
    do j = 2, m
      !$omp ordered depend(sink: i - 1, j)
      q(i, j) = q(i - 1, j)
      !$omp ordered depend(source)
    end do
  end do
end subroutine
