!> The equation of state, called in the kernels of other files.
module eos_mod
  use precision_mod
  implicit none
  private
  public :: pressure, sound_speed, prim_to_cons, cons_to_prim

contains

  pure function pressure(q) result(p)
    !$acc routine seq
    real(wp), intent(in) :: q(nvar)
    real(wp) :: p
    p = gm1 * (q(iene) - 0.5_wp * (q(imx)**2 + q(imy)**2) / max(q(irho), small))
  end function pressure

  elemental real(wp) function sound_speed(rho, p)
    !$acc routine seq
    real(wp), intent(in) :: rho, p
    sound_speed = sqrt(gamma * max(p, small) / max(rho, small))
  end function sound_speed

  pure subroutine prim_to_cons(w, q)
    !$acc routine seq
    real(wp), intent(in) :: w(nvar)
    real(wp), intent(out) :: q(nvar)
    q(irho) = w(1)
    q(imx) = w(1) * w(2)
    q(imy) = w(1) * w(3)
    q(iene) = w(4) / gm1 + 0.5_wp * w(1) * (w(2)**2 + w(3)**2)
  end subroutine prim_to_cons

  pure subroutine cons_to_prim(q, w)
    !$acc routine seq
    real(wp), intent(in) :: q(nvar)
    real(wp), intent(out) :: w(nvar)
    w(1) = q(irho)
    w(2) = q(imx) / q(irho)
    w(3) = q(imy) / q(irho)
    w(4) = pressure(q)
  end subroutine cons_to_prim

end module eos_mod
