! flang differs: it refuses iterators
subroutine maps(n, m, c, al)
  integer :: n, m
  real :: c(n, m)
  integer, allocatable :: al(:)
  type t
    integer, pointer :: p(:)
  end type
  type(t) :: v(10)
  !$omp target enter data map(iterator(i = 1:n), to: c(i, 1:m)) map(to: al)
  !$omp target update to(iterator(i = 1:n:2): c(:, i), al(i))
  !$omp target update from(iterator(integer(8) :: i = 1:10): v(i)%p)
  !$omp target exit data map(iterator(i = 1:n), from: c(i, 1:m))
end

subroutine by_length(v)
  type columns
    integer :: n
    real :: d(4, 5)
  end type
  type(columns) :: v
  !$omp declare mapper(columns :: s) map(s%n) map(iterator(i = 1:s%n), tofrom: s%d(:, i))
  !$omp target map(tofrom: v)
  v%d(:, 1) = 0
  !$omp end target
end
