module state
  implicit none
  integer :: counter = 3
  real(8) :: table(4) = [1d0, 2d0, 3d0, 4d0]
  real(8), allocatable :: field(:)
  !$omp declare target(counter, table)
contains
  integer function add(n)
    !$omp declare target
    integer, intent(in) :: n
    counter = counter + n
    add = counter
  end function
end module
