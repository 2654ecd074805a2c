!> Initial states.
module cases_mod
  use precision_mod
  use grid_mod, only: grid_t, field_t
  use eos_mod, only: prim_to_cons
  use boundary_mod, only: bc_periodic, bc_wall
  implicit none
  private
  public :: case_t, find_case, initialize

  type :: case_t
    character(len=16) :: name
    integer :: bcx, bcy
    real(wp) :: lx, ly, tend
    procedure(state_at), pointer, nopass :: state => null()
  end type case_t

  abstract interface
    pure subroutine state_at(x, y, w)
      import :: wp, nvar
      real(wp), intent(in) :: x, y
      real(wp), intent(out) :: w(nvar)
    end subroutine state_at
  end interface

contains

  function find_case(name) result(c)
    character(len=*), intent(in) :: name
    type(case_t) :: c
    c%name = name
    select case (name)
    case ('blast')
      c = case_t(name, bc_wall, bc_wall, 1.0_wp, 1.0_wp, 0.12_wp, blast)
    case ('wave')
      c = case_t(name, bc_periodic, bc_periodic, 1.0_wp, 1.0_wp, 0.25_wp, density_wave)
    case ('quadrants')
      c = case_t(name=name, bcx=bc_wall, bcy=bc_wall, lx=1.0_wp, ly=1.0_wp, tend=0.1_wp, state=quadrants)
    case default
      write (error_unit, '(2a)') 'no such case: ', name
      error stop 1
    end select
  end function find_case

  pure subroutine blast(x, y, w)
    real(wp), intent(in) :: x, y
    real(wp), intent(out) :: w(nvar)
    w = [1.0_wp, 0.0_wp, 0.0_wp, 0.1_wp]
    if ((x - 0.5_wp)**2 + (y - 0.5_wp)**2 < 0.04_wp) w(4) = 2.0_wp
  end subroutine blast

  pure subroutine density_wave(x, y, w)
    real(wp), intent(in) :: x, y
    real(wp), intent(out) :: w(nvar)
    real(wp), parameter :: twopi = 8.0_wp * atan(1.0_wp)
    w = [1.0_wp + 0.2_wp * sin(twopi * (x + y)), 1.0_wp, 1.0_wp, 1.0_wp]
  end subroutine density_wave

  pure subroutine quadrants(x, y, w)
    real(wp), intent(in) :: x, y
    real(wp), intent(out) :: w(nvar)
    real(wp), parameter :: states(nvar, 4) = reshape([ &
      0.8_wp, 0.0_wp, 0.0_wp, 1.0_wp, &
      1.0_wp, 0.7_wp, 0.0_wp, 1.0_wp, &
      1.0_wp, 0.0_wp, 0.7_wp, 1.0_wp, &
      0.5_wp, 0.0_wp, 0.0_wp, 0.4_wp], [nvar, 4])
    w = states(:, 1 + merge(1, 0, x > 0.5_wp) + merge(2, 0, y > 0.5_wp))
  end subroutine quadrants

  subroutine initialize(f, g, c)
    type(field_t), intent(inout) :: f
    type(grid_t), intent(in) :: g
    type(case_t), intent(in) :: c
    real(wp) :: w(nvar), q(nvar)
    integer :: i, j
    do j = 1, g%ny
      do i = 1, g%nx
        call c%state(g%xc(i), g%yc(j), w)
        call prim_to_cons(w, q)
        f%q(i, j, :) = q
      end do
    end do
    !$acc update device(f%q)
  end subroutine initialize

end module cases_mod
