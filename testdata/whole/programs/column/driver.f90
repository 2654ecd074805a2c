! The driver of the physics of columns.
program column
  use, intrinsic :: iso_fortran_env, only: error_unit
  use radlw
  use input
  implicit none
  include 'params.inc'
  include 'consts.inc'
  include 'micro.inc'
  include 'consacc.inc'
  include 'micacc.inc'
  include 'state.inc'
  type(input_t) :: in
  integer :: nc, nl, nsteps, nproma, kdiff
  real(jprb) :: dt
  character(len=64) :: file
  integer :: istep, ierr, iters
  real(jprb) :: water0, water, energy
  real(jprb), allocatable :: tl(:,:), ql(:,:,:), pl(:,:), rl(:,:), ul(:,:), rainl(:), olrl(:)
  external :: blkdat
  interface
    subroutine warmrn(nc, nl, ic, t, q, p, rho, dz, dt, rainc, iters)
      import :: jprb
      !$acc routine seq
      integer :: nc, nl, ic, iters
      real(jprb) :: t(nc, nl), q(nc, nl, *), p(nc, nl), rho(nc, nl), dz(nl), dt, rainc
    end subroutine warmrn
  end interface

  if (command_argument_count() > 0) then
    call get_command_argument(1, file)
    call read_input(file, in)
  end if
  nc = in%nc
  nl = in%nl
  nsteps = in%nsteps
  nproma = in%nproma
  kdiff = in%kdiff
  dt = in%dt
  !$acc update device(autoc, thresh, accr, evapr, vfall, nsub)

  call iniatm(nc, nl, in%depth, in%tsurf, ierr)
  if (ierr /= 0) error stop 'the domain is too large'
  allocate (tl(nc, nl), ql(nc, nl, nspec), pl(nc, nl), rl(nc, nl), ul(nc, nl), rainl(nc), olrl(nc))
  tl = t(1:nc, 1:nl)
  ql = q(1:nc, 1:nl, :)
  pl = p(1:nc, 1:nl)
  rl = rho(1:nc, 1:nl)
  ul = u(1:nc, 1:nl)
  rainl = 0.0_jprb
  olrl = 0.0_jprb
  water0 = column_water()
  write (*, '(1x, i0, a, i0, a, i0, a)') nc, ' columns of ', nl, ' levels, ', nsteps, ' steps'

  !$acc data copy(tl, ql, rainl) copyin(pl, rl, ul, dz) copyout(olrl)
  do istep = 1, nsteps
    iters = 0
    call microphysics
    call vdiff(nc, nl, tl, ul, rl, dz, dt, 0.02_jprb, kdiff)
    call vdiff(nc, nl, ql(:, :, iqv), ul, rl, dz, dt, 2.0e-5_jprb, kdiff)
    if (in%radiation .and. mod(istep, in%every) == 1) then
      call rad_driver(nc, nl, nproma, tl, ql, rl, dz, in%tsurf, cp, dt * in%every, olrl)
    end if
    if (mod(istep, 3) == 0) then
      !$acc update self(tl, ql, rainl, olrl)
      call store
      call prtcol(nc, nl, istep)
    end if
    write (error_unit, '(a, i4, a, i7)') ' step', istep, ' iterations', iters
  end do
  !$acc end data

  call store
  water = column_water()
  energy = sum(rl * spread(dz(1:nl), 1, nc) * (cp * tl + rlat * ql(:, :, iqv))) / nc
  call prtsum(nc, water, energy)
  print '(1x, a, i0, a, l1)', 'radiation was called ', calls, ' times, water is kept ', &
    abs(water + sum(rainl) / nc - water0 - nsteps * dt * 2.0e-5_jprb) < 1.0e-8_jprb

contains

  subroutine microphysics
    integer :: ic
    !$acc parallel loop gang vector reduction(+:iters) present(tl, ql, pl, rl, dz, rainl)
    do ic = 1, nc
      call warmrn(nc, nl, ic, tl, ql, pl, rl, dz, dt, rainl(ic), iters)
    end do
  end subroutine microphysics

  subroutine store
    t(1:nc, 1:nl) = tl
    q(1:nc, 1:nl, :) = ql
    rain(1:nc) = rainl
    olr(1:nc) = olrl
  end subroutine store

  real(jprb) function column_water()
    integer :: k
    column_water = 0.0_jprb
    do k = 1, nl
      column_water = column_water + sum(rl(:, k) * dz(k) * sum(ql(:, k, :), dim=2)) / nc
    end do
  end function column_water

end program column
