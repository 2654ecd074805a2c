!> Euler's equations in two dimensions by finite volumes, split by directions.
program euler2d
  use precision_mod
  use grid_mod
  use cases_mod
  use boundary_mod
  use limiter_mod, only: limiter_id, limiter_name
  use sweep_mod
  use report_mod
  implicit none
  type(grid_t) :: g
  type(field_t) :: q, qnew
  type(case_t) :: c
  character(len=32) :: arg(4)
  integer :: n, limiter, step, i, ios
  integer(kind=8) :: t0, t1, rate
  real(wp) :: t, dt
  real(wp), parameter :: cfl = 0.4_wp

  arg = [character(len=32) :: 'blast', '32', 'minmod', '1000']
  do i = 1, min(command_argument_count(), size(arg))
    call get_command_argument(i, arg(i))
  end do
  read (arg(2), *, iostat=ios) n
  if (ios /= 0 .or. n < 4) error stop 'usage: euler2d [case [cells [limiter [steps]]]]'
  limiter = limiter_id(arg(3))
  if (limiter < 0) error stop 'no such limiter'
  c = find_case(trim(arg(1)))

  call grid_create(g, n, n + n / 4, c%lx, c%ly)
  call field_create(q, g, 'old')
  call field_create(qnew, g, 'new')
  call initialize(q, g, c)
  print '(5a, i0, a)', trim(c%name), ' with ', limiter_name(limiter), ' slopes', ' on ', g%cells(), ' cells'
#ifdef _OPENACC
  write (error_unit, '(a, i0)') 'OpenACC ', _OPENACC
#endif

  call system_clock(t0, rate)
  t = 0.0_wp
  step = 0
  read (arg(4), *) i
  do while (t < c%tend .and. step < i)
    dt = min(cfl / fastest_wave(q, g), c%tend - t)
    if (mod(step, 10) == 0) call summary(q, g, step, t)
    if (mod(step, 2) == 0) then
      call half(sweep_x)
      call half(sweep_y)
    else
      call half(sweep_y)
      call half(sweep_x)
    end if
    t = t + dt
    step = step + 1
  end do
  call system_clock(t1)
  call summary(q, g, step, t)
  call picture(q, g, 32, 12)
  print '(a, i0)', 'cells without a physical state: ', check_state(q, g)
  write (error_unit, '(a, f8.3)') 'seconds', real(t1 - t0, wp) / rate
  call field_destroy(qnew)
  call field_destroy(q)
  call grid_destroy(g)

contains

  subroutine half(sweep)
    interface
      subroutine sweep(old, new, g, dt, kind)
        import :: field_t, grid_t, wp
        type(field_t), intent(in) :: old
        type(field_t), intent(inout) :: new
        type(grid_t), intent(in) :: g
        real(wp), intent(in) :: dt
        integer, intent(in) :: kind
      end subroutine sweep
    end interface
    call apply_boundaries(q, g, c%bcx, c%bcy)
    call sweep(q, qnew, g, dt, limiter)
    call field_swap(q, qnew, g)
  end subroutine half

end program euler2d
