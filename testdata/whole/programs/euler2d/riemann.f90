!> Fluxes between two states: Rusanov's and HLLC.
module riemann_mod
  use precision_mod
  use eos_mod, only: cons_to_prim, sound_speed
  implicit none
  private
  public :: flux_rusanov, flux_hllc, physical_flux

contains

  pure subroutine physical_flux(q, w, f)
    !$acc routine seq
    real(wp), intent(in) :: q(nvar), w(nvar)
    real(wp), intent(out) :: f(nvar)
    f(irho) = q(imx)
    f(imx) = q(imx) * w(2) + w(4)
    f(imy) = q(imy) * w(2)
    f(iene) = (q(iene) + w(4)) * w(2)
  end subroutine physical_flux

  pure subroutine flux_rusanov(ql, qr, f)
    !$acc routine seq
    real(wp), intent(in) :: ql(nvar), qr(nvar)
    real(wp), intent(out) :: f(nvar)
    real(wp) :: wl(nvar), wr(nvar), fl(nvar), fr(nvar), s
    call cons_to_prim(ql, wl)
    call cons_to_prim(qr, wr)
    call physical_flux(ql, wl, fl)
    call physical_flux(qr, wr, fr)
    s = max(abs(wl(2)) + sound_speed(wl(1), wl(4)), abs(wr(2)) + sound_speed(wr(1), wr(4)))
    f = 0.5_wp * (fl + fr - s * (qr - ql))
  end subroutine flux_rusanov

  pure subroutine flux_hllc(ql, qr, f)
    !$acc routine seq
    real(wp), intent(in) :: ql(nvar), qr(nvar)
    real(wp), intent(out) :: f(nvar)
    real(wp) :: wl(nvar), wr(nvar), sl, sr, sm, cl, cr
    call cons_to_prim(ql, wl)
    call cons_to_prim(qr, wr)
    cl = sound_speed(wl(1), wl(4))
    cr = sound_speed(wr(1), wr(4))
    sl = min(wl(2) - cl, wr(2) - cr)
    sr = max(wl(2) + cl, wr(2) + cr)
    sm = (wr(4) - wl(4) + wl(1) * wl(2) * (sl - wl(2)) - wr(1) * wr(2) * (sr - wr(2))) &
         / (wl(1) * (sl - wl(2)) - wr(1) * (sr - wr(2)))
    if (sl >= 0.0_wp) then
      call physical_flux(ql, wl, f)
    else if (sr <= 0.0_wp) then
      call physical_flux(qr, wr, f)
    else if (sm >= 0.0_wp) then
      f = star(ql, wl, sl, sm)
    else
      f = star(qr, wr, sr, sm)
    end if
  contains
    !> The flux behind the wave of speed s.
    pure function star(q, w, s, sm) result(f)
      !$acc routine seq
      real(wp), intent(in) :: q(nvar), w(nvar), s, sm
      real(wp) :: f(nvar), u(nvar), factor
      call physical_flux(q, w, f)
      factor = w(1) * (s - w(2)) / (s - sm)
      u(irho) = factor
      u(imx) = factor * sm
      u(imy) = factor * w(3)
      u(iene) = factor * (q(iene) / w(1) + (sm - w(2)) * (sm + w(4) / (w(1) * (s - w(2)))))
      f = f + s * (u - q)
    end function star
  end subroutine flux_hllc

end module riemann_mod
