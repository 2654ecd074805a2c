! A mapper maps a variable as a whole, and allocatable members of it whose sections have bounds from their descriptors.
module points
  type newvec
    integer :: len
    real, allocatable :: data(:)
  end type
  !$omp declare mapper(newvec :: v) map(v, v%data(1:v%len))
end module
subroutine f(s)
  use points
  type(newvec) :: s
  !$omp target map(s)
  s%data(1) = 1
  !$omp end target
end subroutine
subroutine g(n)
  integer :: n
  type vector
    integer :: len
    double precision, allocatable :: data(:)
  end type
  !$omp declare mapper(vector :: v) map(v, v%len, v%data(1:v%len))
  type(vector) :: s
  allocate(s%data(n))
  s%len = n
  !$omp target
  s%data(1) = 1
  !$omp end target
end subroutine
