!> The mesh, and the fields on it as a derived type whose components are allocated.
module grid_mod
  use precision_mod
  implicit none
  private
  public :: grid_t, field_t, grid_create, grid_destroy, field_create, field_destroy, field_swap, total

  type :: grid_t
    integer :: nx = 0, ny = 0
    real(wp) :: dx = 0.0_wp, dy = 0.0_wp
    real(wp), allocatable :: xc(:), yc(:)
    real(wp), allocatable :: vol(:,:)
  contains
    procedure :: cells => grid_cells
  end type grid_t

  type :: field_t
    character(len=16) :: name = ' '
    real(wp), allocatable :: q(:,:,:)       !< (cells in x, cells in y, variables), with ghost cells
    real(wp), allocatable :: wave(:,:)      !< the fastest wave of each cell
  end type field_t

  interface field_swap
    module procedure swap_fields
  end interface field_swap

contains

  pure integer function grid_cells(this)
    class(grid_t), intent(in) :: this
    grid_cells = this%nx * this%ny
  end function grid_cells

  subroutine grid_create(g, nx, ny, lx, ly)
    type(grid_t), intent(out) :: g
    integer, intent(in) :: nx, ny
    real(wp), intent(in) :: lx, ly
    integer :: i, j
    g%nx = nx
    g%ny = ny
    g%dx = lx / nx
    g%dy = ly / ny
    allocate (g%xc(1-ng:nx+ng), g%yc(1-ng:ny+ng))
    allocate (g%vol(nx, ny), source=g%dx * g%dy)
    g%xc = [((i - 0.5_wp) * g%dx, i=1-ng, nx+ng)]
    do j = lbound(g%yc, 1), ubound(g%yc, 1)
      g%yc(j) = (j - 0.5_wp) * g%dy
    end do
    !$acc enter data copyin(g)
    !$acc enter data copyin(g%xc, g%yc, g%vol)
  end subroutine grid_create

  subroutine grid_destroy(g)
    type(grid_t), intent(inout) :: g
    !$acc exit data delete(g%xc, g%yc, g%vol)
    !$acc exit data delete(g)
    deallocate (g%xc, g%yc, g%vol)
  end subroutine grid_destroy

  subroutine field_create(f, g, name)
    type(field_t), intent(inout) :: f
    type(grid_t), intent(in) :: g
    character(len=*), intent(in) :: name
    integer :: stat
    character(len=80) :: message
    f%name = name
    allocate (f%q(1-ng:g%nx+ng, 1-ng:g%ny+ng, nvar), f%wave(g%nx, g%ny), stat=stat, errmsg=message)
    if (stat /= 0) then
      write (error_unit, '(3a)') 'field ', trim(name), ': '//trim(message)
      error stop 2
    end if
    f%q = 0.0_wp
    f%wave = 0.0_wp
    !$acc enter data copyin(f)
    !$acc enter data copyin(f%q, f%wave)
  end subroutine field_create

  subroutine field_destroy(f)
    type(field_t), intent(inout) :: f
    !$acc exit data delete(f%q, f%wave)
    !$acc exit data delete(f)
    deallocate (f%q, f%wave)
  end subroutine field_destroy

  !> Copies the new field over the old one where both are, on the device.
  subroutine swap_fields(a, b, g)
    type(field_t), intent(inout) :: a
    type(field_t), intent(in) :: b
    type(grid_t), intent(in) :: g
    integer :: i, j, k
    !$acc parallel loop collapse(3) present(a, b, g)
    do k = 1, nvar
      do j = 1, g%ny
        do i = 1, g%nx
          a%q(i, j, k) = b%q(i, j, k)
        end do
      end do
    end do
  end subroutine swap_fields

  !> The integral of a variable over the domain.
  real(wp) function total(f, g, k) result(s)
    type(field_t), intent(in) :: f
    type(grid_t), intent(in) :: g
    integer, intent(in) :: k
    integer :: i, j
    s = 0.0_wp
    !$acc parallel loop gang vector collapse(2) reduction(+:s) present(f, g)
    do j = 1, g%ny
      do i = 1, g%nx
        s = s + f%q(i, j, k) * g%vol(i, j)
      end do
    end do
  end function total

end module grid_mod
