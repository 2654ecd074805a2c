! Longwave radiation: fluxes up and down through gray layers, for all columns of a block at once.
module radlw
  implicit none
  private
  integer, parameter, public :: jprb = selected_real_kind(13, 300)
  real(jprb), parameter :: sigma = 5.670374e-8_jprb
  real(jprb), parameter, public :: kabs_vapour = 0.08_jprb, kabs_cloud = 60.0_jprb
  public :: rad_block, rad_driver, emissivity
  integer, public, save :: calls = 0
  real(jprb), public :: diffusivity = 1.66_jprb
  !$acc declare copyin(diffusivity)

contains

  elemental real(jprb) function emissivity(path)
    !$acc routine seq
    real(jprb), value :: path
    emissivity = 1.0_jprb - exp(-diffusivity * path)
  end function emissivity

  subroutine rad_block(nproma, kst, kend, klev, t, q, rho, dz, tsurf, cp, heat, olr)
    !$acc routine vector
    include 'params.inc'
    integer, intent(in) :: nproma, kst, kend, klev
    real(jprb), intent(in) :: t(nproma, klev), q(nproma, klev, nspec), rho(nproma, klev), dz(klev), tsurf, cp
    real(jprb), intent(inout) :: heat(nproma, klev)
    real(jprb), intent(inout) :: olr(nproma)
    real(jprb) :: eps, up, down, before, path
    integer :: jl, jk
    !$acc loop vector private(eps, up, down, before, path)
    do jl = kst, kend
      ! Up from the surface ...
      up = sigma * tsurf**4
      !$acc loop seq
      do jk = 1, klev
        path = rho(jl, jk) * dz(jk) * (kabs_vapour * q(jl, jk, iqv) + kabs_cloud * q(jl, jk, iqc))
        eps = emissivity(path)
        before = up
        up = up * (1.0_jprb - eps) + eps * sigma * t(jl, jk)**4
        heat(jl, jk) = before - up
      end do
      olr(jl) = up
      ! ... and down from space.
      down = 0.0_jprb
      !$acc loop seq
      do jk = klev, 1, -1
        path = rho(jl, jk) * dz(jk) * (kabs_vapour * q(jl, jk, iqv) + kabs_cloud * q(jl, jk, iqc))
        eps = emissivity(path)
        before = down
        down = down * (1.0_jprb - eps) + eps * sigma * t(jl, jk)**4
        heat(jl, jk) = (heat(jl, jk) + before - down) / (rho(jl, jk) * dz(jk) * cp)
      end do
    end do
  end subroutine rad_block

  subroutine rad_driver(nc, nl, nproma, t, q, rho, dz, tsurf, cp, dt, olr)
    include 'params.inc'
    integer, intent(in) :: nc, nl, nproma
    real(jprb), intent(inout) :: t(nc, nl)
    real(jprb), intent(in) :: q(nc, nl, nspec), rho(nc, nl), dz(nl), tsurf, cp, dt
    real(jprb), intent(inout) :: olr(nc)
    real(jprb) :: heat(nc, nl)
    integer :: ib, nblocks, jl, jk
    nblocks = (nc + nproma - 1) / nproma
    calls = calls + 1
    !$acc data create(heat) present(t, q, rho, dz, olr)
    !$acc parallel loop gang vector_length(32)
    do ib = 1, nblocks
      call rad_block(nc, 1 + (ib - 1) * nproma, min(ib * nproma, nc), nl, t, q, rho, dz, tsurf, cp, heat, olr)
    end do
    !$acc parallel loop collapse(2)
    do jk = 1, nl
      do jl = 1, nc
        t(jl, jk) = t(jl, jk) + dt * heat(jl, jk)
      end do
    end do
    !$acc end data
  end subroutine rad_driver

end module radlw
