!> The mesh, and the procedures of C.
module control_mod
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), bind(c) :: debug_level = 1
  real(c_double), bind(c, name='cfl_number') :: cfl = 0.4_c_double
end module control_mod

module mesh_mod
  use, intrinsic :: iso_c_binding
  implicit none
  private

  type, bind(c), public :: mesh_t
    integer(c_int) :: nz, nray
    real(c_double) :: dt, time
    real(c_double) :: length
    integer(c_int) :: step
  end type mesh_t

  type, public :: fields_t
    real(c_double), allocatable :: x(:,:), u(:,:)                        !< of nodes
    real(c_double), allocatable, dimension(:,:) :: rho, e, p, q, cs, mass !< of zones
  end type fields_t

  interface
    integer(c_int) function hydro_cycle(m, x, u, rho, e, p, q, cs, mass) bind(c)
      import :: c_int, c_double, mesh_t
      type(mesh_t), intent(inout) :: m
      real(c_double), intent(inout) :: x(*), u(*), rho(*), e(*), p(*), q(*), cs(*)
      real(c_double), intent(in) :: mass(*)
    end function hydro_cycle
    real(c_double) function wall_seconds() bind(c)
      import :: c_double
    end function wall_seconds
  end interface

  public :: hydro_cycle, wall_seconds, mesh_create, mesh_destroy, set_shock_tube

contains

  subroutine mesh_create(m, f, nz, nray, length)
    type(mesh_t), intent(out) :: m
    type(fields_t), intent(inout) :: f
    integer, intent(in) :: nz, nray
    real(c_double), intent(in) :: length
    m = mesh_t(nz, nray, 0.0_c_double, 0.0_c_double, length, 0)
    allocate (f%x(0:nz, nray), f%u(0:nz, nray))
    allocate (f%rho(nz, nray))
    allocate (f%e, f%p, f%q, f%cs, f%mass, mold=f%rho)
    f%u = 0
    f%p = 0
    f%q = 0
    f%cs = 0
  end subroutine mesh_create

  !> Two gases beside each other; each ray has a wall between them at another place.
  subroutine set_shock_tube(m, f)
    type(mesh_t), intent(in) :: m
    type(fields_t), intent(inout) :: f
    real(c_double) :: wall, center
    integer :: r, k
    do r = 1, m%nray
      wall = 0.5_c_double * m%length * (1.0_c_double + 0.2_c_double * sin(1.0_c_double * r))
      do k = 0, m%nz
        f%x(k, r) = k * m%length / m%nz
      end do
      do k = 1, m%nz
        center = 0.5_c_double * (f%x(k-1, r) + f%x(k, r))
        f%rho(k, r) = merge(1.0_c_double, 0.125_c_double, center < wall)
        f%e(k, r) = merge(2.5_c_double, 2.0_c_double, center < wall)
        f%mass(k, r) = f%rho(k, r) * (f%x(k, r) - f%x(k-1, r))
      end do
    end do
    associate (x => f%x, u => f%u, rho => f%rho, e => f%e, p => f%p, q => f%q, cs => f%cs, mass => f%mass)
      !$acc enter data copyin(x, u, rho, e, mass) copyin(p, q, cs)
    end associate
  end subroutine set_shock_tube

  subroutine mesh_destroy(f)
    type(fields_t), intent(inout) :: f
    associate (x => f%x, u => f%u, rho => f%rho, e => f%e, p => f%p, q => f%q, cs => f%cs, mass => f%mass)
      !$acc exit data delete(x, u, rho, e, mass, p, q, cs)
    end associate
    deallocate (f%x, f%u, f%rho, f%e, f%p, f%q, f%cs, f%mass)
  end subroutine mesh_destroy

end module mesh_mod
