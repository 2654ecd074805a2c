!> The equation of the vorticity of a flow in two dimensions.
module vorticity
  use kinds
  use layout
  implicit none
  private
  public :: model_t, tendency, step_rk3, invariants_t, invariants

  type, abstract :: forcing_t
  contains
    procedure(force), deferred :: at
  end type forcing_t
  abstract interface
    pure complex(dp) function force(this, i, j)
      import :: forcing_t, dp
      class(forcing_t), intent(in) :: this
      integer, intent(in) :: i, j
    end function force
  end interface

  type, extends(forcing_t), public :: mode_forcing
    integer :: i = 1, j = 1
    complex(dp) :: amplitude = (0.0_dp, 0.0_dp)
  contains
    procedure :: at => mode_at
  end type mode_forcing

  type :: model_t
    type(space_t) :: space
    real(dp) :: viscosity = 1.0e-3_dp
    complex(dp), allocatable :: zeta(:,:)
    class(forcing_t), allocatable :: forcing
  end type model_t

  type :: invariants_t
    real(dp) :: energy = 0.0_dp, enstrophy = 0.0_dp
    complex(dp) :: mean = (0.0_dp, 0.0_dp)
  end type invariants_t

  interface operator(+)
    module procedure add_invariants
  end interface operator(+)

  !$omp declare reduction(both : invariants_t : omp_out = omp_out + omp_in) initializer(omp_priv = invariants_t())

contains

  pure complex(dp) function mode_at(this, i, j)
    class(mode_forcing), intent(in) :: this
    integer, intent(in) :: i, j
    mode_at = merge(this%amplitude, (0.0_dp, 0.0_dp), i == this%i .and. j == this%j)
  end function mode_at

  elemental type(invariants_t) function add_invariants(a, b) result(c)
    type(invariants_t), intent(in) :: a, b
    c%energy = a%energy + b%energy
    c%enstrophy = a%enstrophy + b%enstrophy
    c%mean = a%mean + b%mean
  end function add_invariants

  !> d zeta / dt = - u . grad zeta + nu lap zeta + f
  subroutine tendency(m, zeta, rhs)
    type(model_t), intent(in) :: m
    complex(dp), intent(in) :: zeta(:,:)
    complex(dp), intent(out) :: rhs(:,:)
    complex(dp), dimension(size(zeta, 1), size(zeta, 2)) :: us, vs, zx, zy
    real(dp), dimension(size(zeta, 1), size(zeta, 2)) :: u, v, dx, dy
    real(dp) :: k2
    integer :: i, j
    !$omp parallel do private(k2, i) schedule(static)
    do j = 1, m%space%ny
      do i = 1, m%space%nx
        k2 = m%space%kx(i)**2 + m%space%ky(j)**2
        if (k2 == 0.0_dp) k2 = 1.0_dp
        us(i, j) = ci * m%space%ky(j) * zeta(i, j) / k2
        vs(i, j) = -ci * m%space%kx(i) * zeta(i, j) / k2
        zx(i, j) = ci * m%space%kx(i) * zeta(i, j)
        zy(i, j) = ci * m%space%ky(j) * zeta(i, j)
      end do
    end do
    call to_grid(m%space, us, u)
    call to_grid(m%space, vs, v)
    call to_grid(m%space, zx, dx)
    call to_grid(m%space, zy, dy)
    !$omp parallel workshare
    u = -(u * dx + v * dy)
    !$omp end parallel workshare
    call to_spectral(m%space, u, rhs)
    !$omp parallel do collapse(2) private(k2)
    do j = 1, m%space%ny
      do i = 1, m%space%nx
        k2 = m%space%kx(i)**2 + m%space%ky(j)**2
        rhs(i, j) = merge(rhs(i, j), (0.0_dp, 0.0_dp), m%space%keep(i, j)) - m%viscosity * k2 * zeta(i, j)
        if (allocated(m%forcing)) rhs(i, j) = rhs(i, j) + m%forcing%at(i, j)
      end do
    end do
  end subroutine tendency

  subroutine step_rk3(m, dt)
    type(model_t), intent(inout) :: m
    real(dp), intent(in) :: dt
    complex(dp), allocatable :: k(:,:), z(:,:)
    real(dp), parameter :: a(3) = [0.0_dp, 0.75_dp, 1.0_dp / 3.0_dp]
    integer :: stage
    allocate (k, mold=m%zeta)
    z = m%zeta
    do stage = 1, 3
      call tendency(m, z, k)
      !$omp parallel workshare shared(z, k, m)
      z = a(stage) * m%zeta + (1.0_dp - a(stage)) * (z + dt * k)
      !$omp end parallel workshare
    end do
    call move_alloc(z, m%zeta)
  end subroutine step_rk3

  function invariants(m) result(s)
    type(model_t), intent(in) :: m
    type(invariants_t) :: s, one
    real(dp) :: k2
    integer :: i, j
    s = invariants_t()
    !$omp parallel do private(k2, one) reduction(both: s) collapse(2)
    do j = 1, m%space%ny
      do i = 1, m%space%nx
        k2 = m%space%kx(i)**2 + m%space%ky(j)**2
        one%enstrophy = 0.5_dp * abs(m%zeta(i, j))**2
        one%energy = merge(one%enstrophy / max(k2, 1.0_dp), 0.0_dp, k2 > 0.0_dp)
        one%mean = merge(m%zeta(i, j), (0.0_dp, 0.0_dp), k2 == 0.0_dp)
        s = s + one
      end do
    end do
  end function invariants

end module vorticity
