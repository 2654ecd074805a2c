!> Shock tubes: Fortran has the data, C the physics.
program hydro
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: error_unit
  use control_mod
  use mesh_mod
  use diag_mod
  implicit none
  type(mesh_t) :: mesh
  type(fields_t) :: f
  type(totals_t) :: before, after
  real(c_double) :: seconds
  integer :: nz, nray, cycles, i, status
  integer, external :: nkinds
  external :: seteos
  character(len=16) :: word

  nz = argument(1, 60)
  nray = argument(2, 3)
  cycles = argument(3, 40)
  call get_command_argument(4, word)
  if (word == 'stiff') call seteos(1.6d0, 2)

  call mesh_create(mesh, f, nz, nray, 1.0_c_double)
  call set_shock_tube(mesh, f)
  before = totals(mesh, f)
  print '(i0, a, i0, a, i0, a)', nray, ' rays of ', nz, ' zones, ', nkinds(), ' equations of state'
  seconds = wall_seconds()
  do i = 1, cycles
    status = hydro_cycle(mesh, f%x, f%u, f%rho, f%e, f%p, f%q, f%cs, f%mass)
    if (status /= 0) error stop 'the mesh is tangled'
  end do
  write (error_unit, '(a, f8.4)') 'seconds ', wall_seconds() - seconds
  after = totals(mesh, f)
  print '(a, i0, a, f8.5)', 'after ', mesh%step, ' cycles: time ', mesh%time
  print '(a, f9.5, a, f9.5, a, f9.5)', 'mass', after%mass, '  internal', after%internal, '  kinetic', after%kinetic
  print '(a, l2)', 'mass is kept:', abs(after%mass - before%mass) < 1.0e-12_c_double
  print '(a, l2)', 'energy is kept within a percent:', &
    abs(after%internal + after%kinetic - before%internal - before%kinetic) < 0.01_c_double * before%internal
  call profile(mesh, f, nray, 10)
  call mesh_destroy(f)

contains

  integer function argument(number, default)
    integer, intent(in) :: number, default
    character(len=32) :: text
    integer :: ios
    argument = default
    if (command_argument_count() < number) return
    call get_command_argument(number, text)
    read (text, *, iostat=ios) argument
    if (ios /= 0) stop 2
  end function argument

end program hydro
