!> What is printed: a summary of a field, and a picture of its density.
module report_mod
  use precision_mod
  use grid_mod, only: grid_t, field_t, total
  use eos_mod, only: pressure
  implicit none
  private
  public :: summary, picture, check_state

contains

  subroutine summary(f, g, step, t)
    type(field_t), intent(in) :: f
    type(grid_t), intent(in) :: g
    integer, intent(in) :: step
    real(wp), intent(in) :: t
    write (output_unit, '(a, i5, a, f8.5, 3(a, f10.6))') 'step', step, '  t =', t, '  mass', total(f, g, irho), &
      '  energy', total(f, g, iene), '  momentum', abs(total(f, g, imx)) + abs(total(f, g, imy))
  end subroutine summary

  subroutine picture(f, g, columns, rows)
    type(field_t), intent(in) :: f
    type(grid_t), intent(in) :: g
    integer, intent(in) :: columns, rows
    character(len=*), parameter :: shades = ' .:-=+*#%@'
    character(len=columns) :: line
    real(wp) :: lo, hi, v
    integer :: i, j, s
    !$acc update self(f%q(:, :, irho:irho))
    lo = minval(f%q(1:g%nx, 1:g%ny, irho))
    hi = maxval(f%q(1:g%nx, 1:g%ny, irho))
    print '(a, f7.4, a, f7.4)', 'density from', lo, ' to', hi
    do j = rows, 1, -1
      do i = 1, columns
        v = f%q(1 + (i - 1) * g%nx / columns, 1 + (j - 1) * g%ny / rows, irho)
        s = 1 + min(9, int(10.0_wp * (v - lo) / max(hi - lo, small) + 1.0e-6_wp))
        line(i:i) = shades(s:s)
      end do
      write (*, '(3a)') '|', line, '|'
    end do
  end subroutine picture

  !> How many cells have no physical state.
  integer function check_state(f, g) result(bad)
    type(field_t), intent(in) :: f
    type(grid_t), intent(in) :: g
    real(wp) :: q(nvar)
    integer :: i, j
    bad = 0
    !$acc parallel loop collapse(2) private(q) reduction(+:bad) copy(bad) present(f, g)
    do j = 1, g%ny
      do i = 1, g%nx
        q(:) = f%q(i, j, :)
        if (.not. (q(irho) > 0.0_wp .and. pressure(q) > 0.0_wp)) bad = bad + 1
      end do
    end do
  end function check_state

end module report_mod
