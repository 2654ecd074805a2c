!> What is printed. C calls some of it.
module diag_mod
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
  use mesh_mod
  implicit none
  private
  public :: note_step, message, totals_t, totals, profile
  integer :: notes = 0

  type :: totals_t
    real(c_double) :: mass = 0, internal = 0, kinetic = 0
  end type totals_t

contains

  subroutine note_step(step, dt, fine) bind(c)
    integer(c_int), value :: step, fine
    real(c_double), value :: dt
    notes = notes + 1
    write (output_unit, '(a, i4, a, es10.3, a, l2)') 'cycle', step, '  dt', dt, '  pressures agree:', fine /= 0
  end subroutine note_step

  function message(text, length) result(status) bind(c)
    character(kind=c_char), intent(in) :: text(*)
    integer(c_int), value :: length
    integer(c_int) :: status
    character(len=length) :: copy
    integer :: i
    do i = 1, length
      copy(i:i) = text(i)
    end do
    write (error_unit, '(2a)') 'hydro: ', copy
    status = 1
  end function message

  function totals(m, f) result(t)
    type(mesh_t), intent(in) :: m
    type(fields_t), intent(in) :: f
    type(totals_t) :: t
    real(c_double) :: mass, internal, kinetic, node
    integer :: r, k, nz, nray
    nz = m%nz
    nray = m%nray
    mass = 0
    internal = 0
    kinetic = 0
    associate (zm => f%mass, e => f%e, u => f%u)
      !$acc parallel loop collapse(2) reduction(+:mass, internal) present(zm, e)
      do r = 1, nray
        do k = 1, nz
          mass = mass + zm(k, r)
          internal = internal + zm(k, r) * e(k, r)
        end do
      end do
      !$acc parallel loop gang reduction(+:kinetic) present(zm, u)
      do r = 1, nray
        !$acc loop vector reduction(+:kinetic) private(node)
        do k = 1, nz - 1
          node = 0.5_c_double * (zm(k, r) + zm(k+1, r))
          kinetic = kinetic + 0.5_c_double * node * u(k, r)**2
        end do
      end do
    end associate
    t = totals_t(mass, internal, kinetic)
  end function totals

  subroutine profile(m, f, ray, rows)
    type(mesh_t), intent(in) :: m
    type(fields_t), intent(inout) :: f
    integer, intent(in) :: ray, rows
    integer :: k, i, bar
    associate (x => f%x, rho => f%rho, u => f%u)
      !$acc update self(x(:, ray:ray), rho(:, ray:ray), u(:, ray:ray))
      print '(a, i0)', '    x      rho     u     ray ', ray
      do i = 1, rows
        k = 1 + (i - 1) * (m%nz - 1) / (rows - 1)
        bar = nint(30 * rho(k, ray))
        print '(f7.4, f8.4, f8.4, 2x, a)', 0.5_c_double * (x(k-1, ray) + x(k, ray)), rho(k, ray), u(k, ray), repeat('#', bar)
      end do
    end associate
  end subroutine profile

end module diag_mod
