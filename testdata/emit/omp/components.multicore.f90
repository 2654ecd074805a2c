! Components of variables in clauses, and variables that have allocatable ones.
module grids
  implicit none
  type :: grid
    integer :: n = 0
    real, allocatable :: u(:), v(:, :)
  end type
  type :: cell
    real :: t(8) = 0
    real :: dt = 0.5
  end type
  type(cell) :: fixed
contains
  subroutine step(g, all, c, k)
    type(grid), intent(inout) :: g, all(:)
    class(grid), intent(inout) :: c
    integer, intent(in) :: k
    integer :: i
    !$omp parallel do
    do i = 1, g%n
      g%u(i) = g%u(i) + 1
    end do
    ! and no more
    call scale(all(k)%u, g%n)
  end subroutine
  subroutine scale(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      x(i) = 2 * x(i)
    end do
  end subroutine
  subroutine nested(g, other)
    type(grid) :: g, other
    integer :: i
    !$omp parallel do
    do i = 1, g%n
      g%u(i) = 2 * g%u(i)
    end do
    !$omp parallel do
    do i = 1, g%n
      g%u(i) = g%u(i) + other%u(i)
    end do
  end subroutine
end module
program main
  use grids
  implicit none
  type(grid) :: g, all(2)
  integer :: k
  g%n = 10
  allocate (g%u(10), g%v(2, 2))
  g%u = 1
  do k = 1, 2
    allocate (all(k)%u(10), all(k)%v(2, 2))
    all(k)%u = k
    all(k)%v = 0
  end do
  do k = 1, 2
    call step(g, all, all(k), k)
  end do
  call nested(g, all(1))
  print '(3f7.2)', sum(g%u), sum(all(1)%u), sum(all(2)%u)
end program
