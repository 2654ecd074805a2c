! Mappers of types, with and without names.
subroutine s2(v)
  type t
    integer :: i
    real :: f(4)
  end type
  type(t) :: v, w
  !$omp declare mapper(t :: x) map(x%i, x%f)
  !$omp declare mapper(mm: t :: x) map(to: x%i)
  !$omp target map(mapper(mm), tofrom: v)
   v%i = 1
  !$omp end target
  !$omp target map(tofrom: w)
   w%i = 1
  !$omp end target
  !$omp target
   w%i = 1
  !$omp end target
  !$omp target map(tofrom: w%f(2:3))
   w%i = 1
  !$omp end target
  !$omp target data map(w)
  w%i = 2
  !$omp end target data
end subroutine
