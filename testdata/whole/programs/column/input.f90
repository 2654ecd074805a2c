! The namelists of a run. What they set is copied: variables of namelists cannot be private to threads.
module input
  use, intrinsic :: iso_fortran_env, only: error_unit
  implicit none
  private
  integer, parameter :: wp = kind(1.0d0)

  type, public :: input_t
    integer :: nc = 12, nl = 20
    real(wp) :: depth = 1.2e4_wp, tsurf = 298.0_wp
    integer :: nsteps = 6, nproma = 5, kdiff = 2, every = 3
    real(wp) :: dt = 60.0_wp
    logical :: radiation = .true.
  end type input_t

  public :: read_input

contains

  subroutine read_input(file, in)
    character(len=*), intent(in) :: file
    type(input_t), intent(inout) :: in
    include 'micro.inc'
    integer :: nc, nl, nsteps, nproma, kdiff, every, ios
    real(wp) :: depth, tsurf, dt
    logical :: radiation
    namelist /domain/ nc, nl, depth, tsurf
    namelist /control/ nsteps, dt, nproma, kdiff, radiation, every
    namelist /rain_par/ autoc, thresh, accr, evapr, vfall, nsub

    open (10, file=file, status='old', action='read', iostat=ios)
    if (ios /= 0) then
      write (error_unit, *) 'cannot open ', trim(file)
      stop 2
    end if
    nc = in%nc
    nl = in%nl
    depth = in%depth
    tsurf = in%tsurf
    read (10, nml=domain)
    nsteps = in%nsteps
    dt = in%dt
    nproma = in%nproma
    kdiff = in%kdiff
    every = in%every
    radiation = in%radiation
    read (10, nml=control)
    read (10, nml=rain_par)
    close (10)
    in = input_t(nc, nl, depth, tsurf, nsteps, nproma, kdiff, every, dt, radiation)
  end subroutine read_input

end module input
