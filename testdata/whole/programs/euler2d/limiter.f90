!> Slopes of a reconstruction that is monotone.
module limiter_mod
  use precision_mod
  implicit none
  private
  public :: slope, lim_none, lim_minmod, lim_mc, lim_vanleer, limiter_id, limiter_name

  integer, parameter :: lim_none = 0, lim_minmod = 1, lim_mc = 2, lim_vanleer = 3
  character(len=8), parameter :: names(0:3) = [character(len=8) :: 'none', 'minmod', 'mc', 'vanleer']

contains

  integer function limiter_id(name) result(id)
    character(len=*), intent(in) :: name
    do id = lbound(names, 1), ubound(names, 1)
      if (names(id) == name) return
    end do
    id = -1
  end function limiter_id

  function limiter_name(id) result(name)
    integer, intent(in) :: id
    character(len=:), allocatable :: name
    name = trim(names(id))
  end function limiter_name

  pure real(wp) function slope(kind, a, b)
    !$acc routine seq
    integer, intent(in) :: kind
    real(wp), intent(in) :: a, b
    real(wp) :: c
    slope = 0.0_wp
    select case (kind)
    case (lim_none)
      return
    case (lim_minmod)
      if (a * b > 0.0_wp) slope = sign(min(abs(a), abs(b)), a)
    case (lim_mc)
      if (a * b > 0.0_wp) then
        c = 0.5_wp * (a + b)
        slope = sign(min(2.0_wp * abs(a), 2.0_wp * abs(b), abs(c)), c)
      end if
    case (lim_vanleer)
      if (a * b > 0.0_wp) slope = 2.0_wp * a * b / (a + b)
    end select
  end function slope

end module limiter_mod
