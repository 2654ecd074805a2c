! becomes: data copy(g%u(1:g%n), g%v(1:g%n)) if(1 <= steps)
module grids
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: u(:), v(:)
  end type
contains
  subroutine create(g, n)
    type(grid), intent(out) :: g
    integer, intent(in) :: n
    g%n = n
    allocate(g%u(n), g%v(n))
    g%u = 1; g%v = 2
  end subroutine
  subroutine run(g, steps)
    type(grid), intent(inout) :: g
    integer, intent(in) :: steps
    integer :: i, k
  do k = 1, steps
    !$acc parallel loop copyin(g%u(1:g%n)) copy(g%v(1:g%n))
    do i = 2, g%n - 1
      g%v(i) = g%u(i-1) + g%u(i+1)
    end do
    !$acc parallel loop copyin(g%v(1:g%n)) copy(g%u(1:g%n))
    do i = 2, g%n - 1
      g%u(i) = g%v(i) / 2
    end do
    if (mod(k, 2) == 0) print *, g%u(4)
  end do
  end subroutine
end module
program main
  use grids
  type(grid) :: g
  call create(g, 40)
  call run(g, 5)
  print *, g%u(3), sum(g%v)
end program
