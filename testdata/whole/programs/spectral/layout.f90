!> Fields on the grid and in spectral space.
module layout
  use kinds
  use fft
  implicit none
  private
  public :: space_t, space_create, space_destroy, to_spectral, to_grid, wavenumber

  type :: space_t
    integer :: nx = 0, ny = 0
    type(plan_t) :: x, y
    real(dp), allocatable :: kx(:), ky(:)
    logical, allocatable :: keep(:,:)           !< two thirds of the modes, so that products do not alias
  end type space_t

  interface
    module subroutine transpose_blocked(a, b)
      complex(dp), intent(in) :: a(:,:)
      complex(dp), intent(out) :: b(:,:)
    end subroutine transpose_blocked
  end interface

contains

  pure elemental integer function wavenumber(i, n)
    integer, intent(in) :: i, n
    wavenumber = merge(i - 1, i - 1 - n, i - 1 <= n / 2)
  end function wavenumber

  subroutine space_create(s, nx, ny)
    type(space_t), intent(inout) :: s
    integer, intent(in) :: nx, ny
    integer :: i, j
    s%nx = nx
    s%ny = ny
    call plan_create(s%x, nx)
    call plan_create(s%y, ny)
    s%kx = [(real(wavenumber(i, nx), dp), i=1, nx)]
    s%ky = [(real(wavenumber(j, ny), dp), j=1, ny)]
    allocate (s%keep(nx, ny))
    !$omp parallel do collapse(2)
    do j = 1, ny
      do i = 1, nx
        s%keep(i, j) = 3 * abs(wavenumber(i, nx)) < nx .and. 3 * abs(wavenumber(j, ny)) < ny
      end do
    end do
  end subroutine space_create

  subroutine space_destroy(s)
    type(space_t), intent(inout) :: s
    call plan_destroy(s%x)
    call plan_destroy(s%y)
    deallocate (s%kx, s%ky, s%keep)
  end subroutine space_destroy

  !> All rows, then all columns: those are rows of the transpose.
  subroutine both(s, f, direction)
    type(space_t), intent(in) :: s
    complex(dp), intent(inout) :: f(:,:)
    integer, intent(in) :: direction
    complex(dp) :: g(s%ny, s%nx)
    integer :: i, j
    !$omp parallel default(none) shared(s, f, g, direction) private(i, j)
    !$omp do schedule(dynamic)
    do j = 1, s%ny
      call transform(s%x, f(:, j), direction)
    end do
    !$omp end do
    !$omp single
    call transpose_blocked(f, g)
    !$omp end single
    !$omp do schedule(static, 2)
    do i = 1, s%nx
      call transform(s%y, g(:, i), direction)
    end do
    !$omp end do
    !$omp workshare
    f = transpose(g)
    !$omp end workshare nowait
    !$omp end parallel
  end subroutine both

  subroutine to_spectral(s, grid, spec)
    type(space_t), intent(in) :: s
    real(dp), intent(in) :: grid(:,:)
    complex(dp), intent(out) :: spec(:,:)
    spec = cmplx(grid, kind=dp)
    call both(s, spec, forward)
    spec = spec / (s%nx * s%ny)
  end subroutine to_spectral

  subroutine to_grid(s, spec, grid)
    type(space_t), intent(in) :: s
    complex(dp), intent(in) :: spec(:,:)
    real(dp), intent(out) :: grid(:,:)
    complex(dp), allocatable :: work(:,:)
    allocate (work, source=spec)
    call both(s, work, backward)
    grid = real(work, dp)
  end subroutine to_grid

end module layout
