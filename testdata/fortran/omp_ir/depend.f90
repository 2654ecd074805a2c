! Locators: the addresses of elements, sections and components.
subroutine locators(n, c, as, m, j, cs)
  integer :: n, c(10), j, m(4, n), e(0:9)
  integer :: as(:)
  integer, pointer :: qa(:), q
  integer, allocatable :: al(:)
  real, allocatable :: am(:, :)
  character(*) :: cs
  common /blk/ ib, jb
  !$omp task depend(inout: c(1))
  !$omp end task
  !$omp task depend(in: as, as(1), as(2:3), as(:)) depend(out: c(n:), c(1:n:2), c(:), c(2:3))
  !$omp end task
  !$omp task depend(in: m(:, j), m(1:2, :), m) depend(out: e, e(1), e(1:2))
  !$omp end task
  !$omp task depend(in: qa(1:2), qa, qa(1), q) depend(out: al, al(1:2), am(1:2, 1:n), am(1, j))
  !$omp end task
  !$omp task depend(in: cs, ib)
  !$omp end task
end

subroutine components(i)
  integer :: i
  type t
    integer :: i, a(3)
  end type
  type(t) :: v, w(5)
  !$omp task depend(in: v%i, v%a(2), v%a) depend(out: w(i)%i, v%a(1:2))
  !$omp end task
end
