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
    !$acc data copyin(x) copyout(y)
    !$acc parallel loop present(x, y)
    do i = 1, n
      y(i) = 2*x(i)
    end do
    !$acc end data
  end subroutine

  subroutine make(g, n)
    type(grid), intent(out) :: g
    integer, intent(in) :: n
    g%n = n
    allocate(g%u(n))
    !$acc enter data copyin(g) create(g%u)
  end subroutine

  subroutine drop(g)
    type(grid), intent(inout) :: g
    !$acc exit data copyout(g%u) delete(g)
    deallocate(g%u)
  end subroutine

  subroutine finish(x)
    real, allocatable, intent(inout) :: x(:, :)
    !$acc exit data copyout(x(:, 2:)) finalize
  end subroutine

  subroutine exchange(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(0:n+1)
    !$acc update self(x(1), x(n)) if(n > 1)
    x(0) = x(n)
    x(n + 1) = x(1)
    !$acc update device(x(0:0), x(n+1:n+1))
  end subroutine

  subroutine library(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    external :: scale
    !$acc data copy(x)
    !$acc host_data use_device(x)
    call scale(x, n)
    !$acc end host_data
    !$acc end data
  end subroutine

  subroutine assumed(x, y)
    real, intent(inout) :: x(:)
    real, intent(in) :: y(:)
    !$acc kernels copy(x) copyin(y)
    x = x + y
    !$acc end kernels
  end subroutine
end module
