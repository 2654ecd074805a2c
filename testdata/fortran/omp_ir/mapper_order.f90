! A member that is named in front of another one that comes before it in the type: the whole variable is mapped after both.
subroutine scale
  implicit none
  type :: series
    integer :: length
    real, allocatable :: values(:)
  end type
  type(series) :: s
  !$omp declare mapper(series :: v) map(v, v%values(1:v%length), v%length)
  allocate (s%values(10))
  s%length = 10
  s%values = 1
  !$omp target
  s%values(1) = 2
  !$omp end target
end subroutine
