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
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    type(grid), intent(inout) :: g, all(:)
    class(grid), intent(inout) :: c
    integer, intent(in) :: k
    integer :: i
    associate (accc_u => g%u, &
      accc_v => all(k)%v)
    !$omp target enter data map(to: accc_u, accc_v)
    end associate
    !$omp target enter data map(to: c%u)
    associate (accc_u => g%u)
    !$omp target teams distribute parallel do map(alloc: accc_u)
    do i = 1, g%n
      g%u(i) = g%u(i) + 1
    end do
    end associate
    associate (accc_u => all(k)%u)
    !$omp target data map(tofrom: accc_u) ! and no more
    call scale(all(k)%u, g%n)
    !$omp end target data
    end associate
    associate (accc_u => g%u, &
      accc_u2 => all(k)%u)
    !$omp target update from(accc_u(1:3), accc_u2)
    end associate
    !$omp task shared(fixed) depend(inout: accc_queue(2))
    associate (accc_t => fixed%t, &
      accc_dt => fixed%dt)
    !$omp target update to(accc_t, accc_dt)
    end associate
    !$omp end task
    !$omp task if(.false.) depend(inout: accc_queue(2))
    !$omp end task
    associate (accc_u => g%u, &
      accc_v => all(k)%v)
    !$omp target exit data map(release: accc_v, c%u) map(from: accc_u)
    end associate
  end subroutine
  subroutine scale(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$omp target teams distribute parallel do map(alloc: x)
    do i = 1, n
      x(i) = 2 * x(i)
    end do
  end subroutine
  subroutine nested(g, other)
    type(grid) :: g, other
    integer :: i
    associate (accc_u => g%u)
    !$omp target data map(tofrom: accc_u)
    !$omp target teams distribute parallel do map(alloc: accc_u)
    do i = 1, g%n
      g%u(i) = 2 * g%u(i)
    end do
    !$omp target update from(accc_u)
    associate (accc_u => other%u)
    !$omp target data map(to: accc_u)
    associate (accc_u => g%u, &
      accc_u2 => other%u)
    !$omp target teams distribute parallel do map(alloc: accc_u, accc_u2)
    do i = 1, g%n
      g%u(i) = g%u(i) + other%u(i)
    end do
    end associate
    !$omp end target data
    end associate
    !$omp end target data
    end associate
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
