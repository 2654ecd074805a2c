! nbody: gravitation among all pairs of bodies, leapfrog.
!
!   nbody [N [STEPS]]
!   small: nbody 50 4
!
! The forces on a body are summed in the order of the bodies, inside one loop: the output has one value whatever
! runs in parallel. It is printed with less digits than that, because a compiler may fuse or vectorise.
module bodies
  implicit none
  type point
    real(8) :: x, y, z, mass
  end type
contains
  subroutine push(n, dt, p, v)
    integer, intent(in) :: n
    real(8), intent(in) :: dt
    type(point), intent(in) :: p(:)
    type(point), intent(inout) :: v(:)
    real(8) :: fx, fy, fz, dx, dy, dz, d2, f
    integer :: i, j
    !$acc parallel loop present(p, v) private(fx, fy, fz, dx, dy, dz, d2, f)
    !$omp parallel do private(j, fx, fy, fz, dx, dy, dz, d2, f)
    do i = 1, n
      fx = 0
      fy = 0
      fz = 0
      do j = 1, n
        dx = p(j)%x - p(i)%x
        dy = p(j)%y - p(i)%y
        dz = p(j)%z - p(i)%z
        d2 = dx * dx + dy * dy + dz * dz + 0.01d0
        f = p(j)%mass / (d2 * sqrt(d2))
        fx = fx + f * dx
        fy = fy + f * dy
        fz = fz + f * dz
      end do
      v(i)%x = v(i)%x + dt * fx
      v(i)%y = v(i)%y + dt * fy
      v(i)%z = v(i)%z + dt * fz
    end do
  end subroutine

  subroutine drift(n, dt, p, v)
    integer, intent(in) :: n
    real(8), intent(in) :: dt
    type(point), intent(inout) :: p(:)
    type(point), intent(in) :: v(:)
    integer :: i
    !$acc parallel loop present(p, v)
    !$omp parallel do
    do i = 1, n
      p(i)%x = p(i)%x + dt * v(i)%x
      p(i)%y = p(i)%y + dt * v(i)%y
      p(i)%z = p(i)%z + dt * v(i)%z
    end do
  end subroutine

  integer function argument(number, otherwise)
    integer, intent(in) :: number, otherwise
    character(20) :: text
    argument = otherwise
    if (command_argument_count() >= number) then
      call get_command_argument(number, text)
      read (text, *) argument
    end if
  end function
end module

program main
  use bodies
  implicit none
  integer :: n, steps, i, k, s
  integer(8) :: state
  type(point), allocatable :: p(:), v(:)
  real(8) :: draw(4), x, speed
  n = argument(1, 2000)
  steps = argument(2, 40)
  allocate (p(n), v(n))
  state = 1
  do i = 1, n
    do k = 1, 4
      state = iand(state * 1664525_8 + 1013904223_8, 4294967295_8)
      draw(k) = ishft(state, -8) / 16777216d0
    end do
    p(i) = point(draw(1), draw(2), draw(3), (0.5d0 + draw(4)) / n)
    v(i) = point(0, 0, 0, 0)
  end do
  !$acc data copy(p, v)
  do s = 1, steps
    call push(n, 0.001d0, p, v)
    call drift(n, 0.001d0, p, v)
  end do
  !$acc end data
  x = 0
  speed = 0
  do i = 1, n
    x = x + p(i)%x
    speed = speed + sqrt(v(i)%x * v(i)%x + v(i)%y * v(i)%y + v(i)%z * v(i)%z)
  end do
  write (*, '("nbody: ", i0, " bodies, ", i0, " steps, position ", f9.6, ", speed ", f9.6)') n, steps, x / n, speed / n
end program
