!> Decaying and forced turbulence in a periodic square.
program spectral
  use, intrinsic :: iso_fortran_env, only: error_unit
  use kinds
  use layout
  use vorticity
  use spectra
  use selftest
  !$ use omp_lib
  implicit none
  type(model_t) :: model
  type(invariants_t) :: inv
  type(peak_t) :: top
  real(dp), allocatable :: grid(:,:), e(:)
  real(dp) :: dt, x, y
  integer :: nx, ny, nsteps, step, i, j, threads
  character(len=200) :: line
  logical :: forced

  nx = 24
  ny = 20
  nsteps = 4
  forced = .false.
  call get_command(line)
  if (command_argument_count() >= 3) then
    call get_command_argument(1, line)
    read (line, *) nx
    call get_command_argument(2, line)
    read (line, *) ny
    call get_command_argument(3, line)
    read (line, *) nsteps
  end if
  if (command_argument_count() >= 4) then
    call get_command_argument(4, line)
    forced = line == 'forced'
  end if
  threads = 1
  !$ threads = omp_get_max_threads()
  write (error_unit, '(a, i0)') 'threads ', threads

  print '(a, i0)', 'wrong transforms: ', run_selftest()
  call space_create(model%space, nx, ny)
  allocate (grid(nx, ny), model%zeta(nx, ny), e(0:min(nx, ny) / 2))
  do j = 1, ny
    do i = 1, nx
      x = 2.0_dp * pi * (i - 1) / nx
      y = 2.0_dp * pi * (j - 1) / ny
      grid(i, j) = sin(x) * cos(2.0_dp * y) + 0.5_dp * cos(3.0_dp * x + y) + 0.3_dp * sin(2.0_dp * x - 3.0_dp * y)
    end do
  end do
  call to_spectral(model%space, grid, model%zeta)
  if (forced) then
    allocate (model%forcing, source=mode_forcing(2, 3, (0.02_dp, -0.01_dp)))
  end if

  dt = 0.02_dp
  do step = 0, nsteps
    if (mod(step, 2) == 0) then
      inv = invariants(model)
      print '(a, i3, 2(a, f10.6), a, 2f5.1)', 'step', step, '  energy', inv%energy, '  enstrophy', inv%enstrophy, &
        '  mean', abs(real(inv%mean)), abs(aimag(inv%mean))
    end if
    if (step < nsteps) call step_rk3(model, dt)
  end do
  call energy_spectrum(model, e)
  call print_spectrum(e)
  call to_grid(model%space, model%zeta, grid)
  top = largest(grid)
  print '(a, f8.4, a, i0, a, i0, a)', 'largest vorticity', top%value, ' at (', top%i, ', ', top%j, ')'
  call space_destroy(model%space)
end program spectral
