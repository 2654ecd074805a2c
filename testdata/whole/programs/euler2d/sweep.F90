!> One step in a direction: reconstruction, fluxes, update. A row of cells is a block of threads' work (routine vector).
module sweep_mod
  use precision_mod
  use grid_mod, only: grid_t, field_t
  use limiter_mod, only: slope
#ifdef USE_HLLC
  use riemann_mod, only: flux => flux_hllc
#else
  use riemann_mod, only: flux => flux_rusanov
#endif
  use eos_mod, only: pressure, sound_speed
  implicit none
  private
  public :: sweep_x, sweep_y, fastest_wave
#ifdef MAX_CELLS
  integer, parameter, public :: max_cells = MAX_CELLS
#else
  integer, parameter, public :: max_cells = 256
#endif

contains

  !> The states on both sides of the face between cells i and i+1 of a row.
  pure subroutine face(row, lo, hi, i, kind, ql, qr)
    !$acc routine seq
    integer, intent(in) :: lo, hi, i, kind
    real(wp), intent(in) :: row(nvar, lo:hi)
    real(wp), intent(out) :: ql(nvar), qr(nvar)
    integer :: k
    do k = 1, nvar
      ql(k) = row(k, i) + 0.5_wp * slope(kind, row(k, i) - row(k, i-1), row(k, i+1) - row(k, i))
      qr(k) = row(k, i+1) - 0.5_wp * slope(kind, row(k, i+1) - row(k, i), row(k, i+2) - row(k, i+1))
    end do
  end subroutine face

  !> The change of the cells of one row. The loop over faces is for the threads of the gang that calls.
  subroutine update_row(row, n, kind, dtdx, change)
    !$acc routine vector
    integer, intent(in) :: n, kind
    real(wp), intent(in) :: row(nvar, 1-ng:n+ng), dtdx
    real(wp), intent(out) :: change(nvar, n)
    real(wp) :: ql(nvar), qr(nvar), fl(nvar), fr(nvar)
    integer :: i, k
    !$acc loop vector private(ql, qr, fl, fr)
    do i = 1, n
      call face(row, 1-ng, n+ng, i-1, kind, ql, qr)
      call flux(ql, qr, fl)
      call face(row, 1-ng, n+ng, i, kind, ql, qr)
      call flux(ql, qr, fr)
      !$acc loop seq
      do k = 1, nvar
        change(k, i) = -dtdx * (fr(k) - fl(k))
      end do
    end do
  end subroutine update_row

  subroutine sweep_x(old, new, g, dt, kind)
    type(field_t), intent(in) :: old
    type(field_t), intent(inout) :: new
    type(grid_t), intent(in) :: g
    real(wp), intent(in) :: dt
    integer, intent(in) :: kind
    real(wp), allocatable :: row(:,:,:), change(:,:,:)
    integer :: i, j, k
    allocate (row(nvar, 1-ng:g%nx+ng, g%ny), change(nvar, g%nx, g%ny))
    !$acc data create(row, change) present(old, new, g)
    !$acc parallel loop gang
    do j = 1, g%ny
      !$acc loop vector collapse(2)
      do i = 1 - ng, g%nx + ng
        do k = 1, nvar
          row(k, i, j) = old%q(i, j, k)
        end do
      end do
    end do
    !$acc parallel loop gang
    do j = 1, g%ny
      call update_row(row(:,:,j), g%nx, kind, dt / g%dx, change(:,:,j))
    end do
    !$acc parallel loop gang vector collapse(3)
    do k = 1, nvar
      do j = 1, g%ny
        do i = 1, g%nx
          new%q(i, j, k) = old%q(i, j, k) + change(k, i, j)
        end do
      end do
    end do
    !$acc end data
    deallocate (row, change)
  end subroutine sweep_x

  !> In y a column is private to a gang, and its momentum turned by a quarter.
  subroutine sweep_y(old, new, g, dt, kind)
    type(field_t), intent(in) :: old
    type(field_t), intent(inout) :: new
    type(grid_t), intent(in) :: g
    real(wp), intent(in) :: dt
    integer, intent(in) :: kind
    real(wp) :: col(nvar, 1-ng:max_cells+ng), change(nvar, max_cells)
    integer :: i, j, ny
    ny = g%ny
    if (ny > max_cells) error stop 'sweep_y: too many cells'
    !$acc parallel loop gang private(col, change) present(old, new, g) vector_length(32)
    do i = 1, g%nx
      !$acc loop vector
      do j = 1 - ng, ny + ng
        col(irho, j) = old%q(i, j, irho)
        col(imx, j) = old%q(i, j, imy)
        col(imy, j) = -old%q(i, j, imx)
        col(iene, j) = old%q(i, j, iene)
      end do
      call update_row(col(:, 1-ng:ny+ng), ny, kind, dt / g%dy, change(:, 1:ny))
      !$acc loop vector
      do j = 1, ny
        new%q(i, j, irho) = old%q(i, j, irho) + change(irho, j)
        new%q(i, j, imx) = old%q(i, j, imx) - change(imy, j)
        new%q(i, j, imy) = old%q(i, j, imy) + change(imx, j)
        new%q(i, j, iene) = old%q(i, j, iene) + change(iene, j)
      end do
    end do
  end subroutine sweep_y

  !> The fastest wave of the field in cells per unit of time.
  function fastest_wave(f, g) result(rate)
    type(field_t), intent(inout) :: f
    type(grid_t), intent(in) :: g
    real(wp) :: rate, c, rho
    integer :: i, j
    rate = 0.0_wp
    !$acc parallel loop collapse(2) reduction(max:rate) private(c, rho) present(f, g)
    do j = 1, g%ny
      do i = 1, g%nx
        rho = f%q(i, j, irho)
        c = sound_speed(rho, pressure(f%q(i, j, :)))
        f%wave(i, j) = max((abs(f%q(i, j, imx) / rho) + c) / g%dx, (abs(f%q(i, j, imy) / rho) + c) / g%dy)
        rate = max(rate, f%wave(i, j))
      end do
    end do
  end function fastest_wave

end module sweep_mod
