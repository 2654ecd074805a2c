module kinds
  use iso_fortran_env, only: real64, int64, output_unit, error_unit
  implicit none
  integer, parameter :: dp = real64
end module
module grid_mod
  use kinds
  implicit none
  private
  type, public :: grid_t
    integer :: nx = 0, ny = 0
    real(dp) :: dx = 1.0_dp, dy = 1.0_dp
    real(dp), allocatable :: u(:,:), unew(:,:)
    character(len=16) :: name = 'unnamed'
  contains
    procedure :: init => grid_init
    procedure :: step => grid_step
    procedure :: norm => grid_norm
    final :: grid_final
  end type
  public :: write_grid
  interface write_grid
    module procedure write_grid_fmt, write_grid_unf
  end interface
contains
  subroutine grid_init(self, nx, ny, name)
    class(grid_t), intent(inout) :: self
    integer, intent(in) :: nx, ny
    character(*), intent(in), optional :: name
    integer :: i, j
    self%nx = nx; self%ny = ny
    self%dx = 1.0_dp/(nx-1); self%dy = 1.0_dp/(ny-1)
    if (present(name)) self%name = name
    allocate(self%u(nx,ny), self%unew(nx,ny), source=0.0_dp)
    do concurrent (j=1:ny, i=1:nx)
      self%u(i,j) = sin(3.0_dp*i*self%dx) * cos(2.0_dp*j*self%dy)
    end do
  end subroutine
  subroutine grid_step(self, alpha)
    class(grid_t), intent(inout) :: self
    real(dp), intent(in) :: alpha
    integer :: i, j
    associate (u => self%u, v => self%unew)
    !$acc parallel loop collapse(2) copyin(u) copyout(v)
    do j = 1, self%ny
      do i = 1, self%nx
        if (i == 1 .or. j == 1 .or. i == self%nx .or. j == self%ny) then
          v(i,j) = u(i,j)
        else
          v(i,j) = u(i,j) + alpha*(u(i-1,j)+u(i+1,j)+u(i,j-1)+u(i,j+1)-4*u(i,j))
        end if
      end do
    end do
    end associate
    self%u = self%unew
  end subroutine
  function grid_norm(self) result(r)
    class(grid_t), intent(in) :: self
    real(dp) :: r
    r = sqrt(sum(self%u**2)/size(self%u))
  end function
  subroutine grid_final(self)
    type(grid_t), intent(inout) :: self
    if (allocated(self%u)) deallocate(self%u)
  end subroutine
  subroutine write_grid_fmt(g, unit, fmt)
    type(grid_t), intent(in) :: g
    integer, intent(in) :: unit
    character(*), intent(in) :: fmt
    integer :: j
    write(unit,'(a,2(1x,i0))') trim(g%name), g%nx, g%ny
    do j = 1, g%ny
      write(unit, fmt) g%u(:,j)
    end do
  end subroutine
  subroutine write_grid_unf(g, file)
    type(grid_t), intent(in) :: g
    character(*), intent(in) :: file
    integer :: u
    open(newunit=u, file=file, form='unformatted', access='stream', status='replace')
    write(u) g%nx, g%ny, g%u
    close(u)
  end subroutine
end module
program heat
  use kinds
  use grid_mod
  implicit none
  type(grid_t) :: g
  integer :: it, nx, ny, nsteps, u, ios
  real(dp) :: alpha, r(2)
  real(dp), allocatable :: back(:,:)
  logical :: verbose
  character(80) :: msg
  namelist /params/ nx, ny, nsteps, alpha, verbose
  nx = 4; ny = 4; nsteps = 1; alpha = 0.1_dp; verbose = .false.
  open(newunit=u, file='heat.nml', status='replace')
  write(u,'(a)') '! parameters', '&params', '  nx = 8, ny = 6,', '  nsteps = 20  ! number of steps', '  alpha = 2.0d-1', '  verbose = .true.', '/'
  close(u)
  open(newunit=u, file='heat.nml', status='old', action='read', iostat=ios, iomsg=msg)
  if (ios /= 0) then
    write(error_unit,*) trim(msg)
    error stop
  end if
  read(u, nml=params)
  close(u, status='delete')
  write(output_unit, nml=params)
  call g%init(nx, ny, 'heat')
  do it = 1, nsteps
    call g%step(alpha)
    if (verbose .and. mod(it,5) == 0) print '(a,i4,a,es14.6)', 'step', it, ' norm', g%norm()
  end do
  call write_grid(g, output_unit, '(*(f9.5))')
  call write_grid(g, 'grid.bin')
  allocate(back(nx,ny))
  open(newunit=u, file='grid.bin', form='unformatted', access='stream', status='old')
  read(u) nx, ny, back
  close(u, status='delete')
  print *, nx, ny, maxval(abs(back-g%u)) == 0.0_dp
  r = [minval(back), maxval(back)]
  print '(2(a,g0.6,1x))', 'min=', r(1), 'max=', r(2)
end program
