module grids
  implicit none
  type grid
    integer :: n
    real(8), pointer :: u(:)
  end type
contains
  subroutine resident(x, y, n)
    integer, intent(in) :: n
    real, intent(in) :: x(n)
    real, intent(out) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      y(i) = 2*x(i)
    end do
  end subroutine

  subroutine make(g, n)
    type(grid), intent(out) :: g
    integer, intent(in) :: n
    g%n = n
    allocate(g%u(n))
  end subroutine

  subroutine drop(g)
    type(grid), intent(inout) :: g
    deallocate(g%u)
  end subroutine

  subroutine finish(x)
    real, allocatable, intent(inout) :: x(:, :)
  end subroutine

  subroutine exchange(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(0:n+1)
    x(0) = x(n)
    x(n + 1) = x(1)
  end subroutine

  subroutine library(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    external :: scale
    call scale(x, n)
  end subroutine

  subroutine assumed(x, y)
    real, intent(inout) :: x(:)
    real, intent(in) :: y(:)
    x = x + y
  end subroutine
end module
