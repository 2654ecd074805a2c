! find: lifetime of g%data, directive at 17
module grids
  implicit none
  type :: grid
    real, allocatable :: data(:)
  end type
contains
  subroutine create(g, n)
    type(grid), intent(inout) :: g
    integer, intent(in) :: n
    allocate(g%data(n))
    g%data = 1
    !$acc enter data copyin(g%data)
  end subroutine
  subroutine destroy(g)
    type(grid), intent(inout) :: g
    deallocate(g%data)
  end subroutine
end module
program p
  use grids
  implicit none
  type(grid) :: g
  integer :: i
  do i = 1, 3
    call create(g, 10 * i)
    call destroy(g)
  end do
  print *, 'done'
end program
