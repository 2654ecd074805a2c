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
    !$omp target data map(to: x) map(from: y)
    !$omp target teams distribute parallel do map(alloc: x, y)
    do i = 1, n
      y(i) = 2*x(i)
    end do
    !$omp end target data
  end subroutine

  subroutine make(g, n)
    type(grid), intent(out) :: g
    integer, intent(in) :: n
    g%n = n
    allocate(g%u(n))
    !$omp target enter data map(to: g) map(alloc: g%u)
  end subroutine

  subroutine drop(g)
    type(grid), intent(inout) :: g
    !$omp target exit data map(from: g%u) map(release: g)
    deallocate(g%u)
  end subroutine

  subroutine finish(x)
    real, allocatable, intent(inout) :: x(:, :)
    !$omp target update from(x(:, 2:))
    !$omp target exit data map(delete: x(:, 2:))
  end subroutine

  subroutine exchange(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(0:n+1)
    !$omp target update from(x(1), x(n)) if(n > 1)
    x(0) = x(n)
    x(n + 1) = x(1)
    !$omp target update to(x(0:0), x(n+1:n+1))
  end subroutine

  subroutine library(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    external :: scale
    !$omp target data map(tofrom: x)
    !$omp target data use_device_ptr(x)
    call scale(x, n)
    !$omp end target data
    !$omp end target data
  end subroutine

  subroutine assumed(x, y)
    real, intent(inout) :: x(:)
    real, intent(in) :: y(:)
    !$omp target map(tofrom: x) map(to: y)
    !$omp parallel workshare
    x = x + y
    !$omp end parallel workshare
    !$omp end target
  end subroutine
end module
