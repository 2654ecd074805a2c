!> Ghost cells: periodic, or reflecting walls.
module boundary_mod
  use precision_mod
  use grid_mod, only: grid_t, field_t
  implicit none
  private
  public :: apply_boundaries, bc_periodic, bc_wall
  enum, bind(c)
    enumerator :: bc_periodic = 1, bc_wall
  end enum

contains

  subroutine apply_boundaries(f, g, bcx, bcy)
    type(field_t), intent(inout) :: f
    type(grid_t), intent(in) :: g
    integer, intent(in) :: bcx, bcy
    integer :: i, j, k, l, nx, ny
    nx = g%nx
    ny = g%ny
    associate (q => f%q)
      !$acc parallel loop collapse(2) present(f, q)
      do k = 1, nvar
        do j = 1, ny
          !$acc loop seq
          do l = 1, ng
            if (bcx == bc_periodic) then
              q(1-l, j, k) = q(nx+1-l, j, k)
              q(nx+l, j, k) = q(l, j, k)
            else
              q(1-l, j, k) = merge(-1.0_wp, 1.0_wp, k == imx) * q(l, j, k)
              q(nx+l, j, k) = merge(-1.0_wp, 1.0_wp, k == imx) * q(nx+1-l, j, k)
            end if
          end do
        end do
      end do
    end associate
    !$acc kernels present(f)
    !$acc loop independent collapse(2)
    do k = 1, nvar
      do i = 1 - ng, nx + ng
        !$acc loop seq
        do l = 1, ng
          select case (bcy)
          case (bc_periodic)
            f%q(i, 1-l, k) = f%q(i, ny+1-l, k)
            f%q(i, ny+l, k) = f%q(i, l, k)
          case (bc_wall)
            f%q(i, 1-l, k) = f%q(i, l, k)
            f%q(i, ny+l, k) = f%q(i, ny+1-l, k)
            if (k == imy) then
              f%q(i, 1-l, k) = -f%q(i, 1-l, k)
              f%q(i, ny+l, k) = -f%q(i, ny+l, k)
            end if
          end select
        end do
      end do
    end do
    !$acc end kernels
  end subroutine apply_boundaries

end module boundary_mod
