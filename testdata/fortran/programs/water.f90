! Shallow water: a derived type with allocatable components, of which the device has copies that are attached.
module shallow
  implicit none
  integer, parameter :: dp = kind(1d0)
  real(dp), parameter :: g = 9.81_dp
  type field
    real(dp), allocatable :: h(:, :), u(:, :), v(:, :)
  end type
  type tank
    integer :: nx, ny
    real(dp) :: dx, dt
    type(field) :: now, next
  end type
contains
  subroutine make(f, nx, ny)
    type(field), intent(out) :: f
    integer, intent(in) :: nx, ny
    allocate(f%h(0:nx+1, 0:ny+1), source=1.0_dp)
    allocate(f%u(0:nx+1, 0:ny+1), f%v(0:nx+1, 0:ny+1))
    f%u = 0
    f%v = 0
  end subroutine

  subroutine fill(t, nx, ny)
    type(tank), intent(inout) :: t
    integer, intent(in) :: nx, ny
    integer :: i, j
    t%nx = nx
    t%ny = ny
    t%dx = 1.0_dp/nx
    t%dt = 0.1_dp*t%dx/sqrt(g)
    call make(t%now, nx, ny)
    call make(t%next, nx, ny)
    do j = 1, ny
      do i = 1, nx
        t%now%h(i, j) = 1 + 0.1_dp*exp(-40*((i*t%dx - 0.5_dp)**2 + (j*t%dx - 0.5_dp)**2))
      end do
    end do
  end subroutine

  subroutine step(nx, ny, c, h, u, v, h2, u2, v2)
    integer, intent(in) :: nx, ny
    real(dp), intent(in) :: c
    real(dp), dimension(0:nx+1, 0:ny+1), intent(in) :: h, u, v
    real(dp), dimension(0:nx+1, 0:ny+1), intent(out) :: h2, u2, v2
    integer :: i, j
    !$acc parallel loop collapse(2) present(h, u, v, h2, u2, v2)
    do j = 1, ny
      do i = 1, nx
        u2(i, j) = u(i, j) - c*g*0.5_dp*(h(i+1, j) - h(i-1, j))
        v2(i, j) = v(i, j) - c*g*0.5_dp*(h(i, j+1) - h(i, j-1))
        h2(i, j) = h(i, j) - c*0.5_dp*(u(i+1, j) - u(i-1, j) + v(i, j+1) - v(i, j-1))
      end do
    end do
    !$acc parallel loop present(h2)
    do i = 0, nx + 1
      h2(i, 0) = h2(i, 1)
      h2(i, ny+1) = h2(i, ny)
    end do
    !$acc parallel loop present(h2)
    do j = 0, ny + 1
      h2(0, j) = h2(1, j)
      h2(nx+1, j) = h2(nx, j)
    end do
  end subroutine
end module

program water
  use shallow
  implicit none
  type(tank) :: t
  integer :: it, n
  real(dp) :: mass
  n = 32
  call fill(t, n, n)
  !$acc enter data copyin(t)
  !$acc enter data copyin(t%now%h, t%now%u, t%now%v, t%next%h, t%next%u, t%next%v)
  do it = 1, 40
    call step(n, n, t%dt/t%dx, t%now%h, t%now%u, t%now%v, t%next%h, t%next%u, t%next%v)
    call step(n, n, t%dt/t%dx, t%next%h, t%next%u, t%next%v, t%now%h, t%now%u, t%now%v)
    if (mod(it, 10) == 0) then
      !$acc update self(t%now%h)
      mass = sum(t%now%h(1:n, 1:n))
      write (*, '(i4, 3f14.8)') it, mass, t%now%h(n/2, n/2), maxval(t%now%h)
    end if
  end do
  !$acc exit data delete(t%now%h, t%now%u, t%now%v, t%next%h, t%next%u, t%next%v)
  !$acc exit data delete(t)
end program
