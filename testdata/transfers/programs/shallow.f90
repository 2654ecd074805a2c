! Waves in shallow water: a module with a subroutine for each part of a step, called in the loop over time of the program.
module water
  implicit none
  integer, parameter :: n = 1500
contains
  subroutine velocities(h, u)
    real(8), intent(in) :: h(n)
    real(8), intent(inout) :: u(n)
    integer :: i
    !$acc parallel loop copyin(h) copy(u)
    do i = 1, n - 1
      u(i) = u(i) - 0.1d0 * (h(i + 1) - h(i))
    end do
  end subroutine

  subroutine heights(h, u)
    real(8), intent(inout) :: h(n)
    real(8), intent(in) :: u(n)
    integer :: i
    !$acc parallel loop copy(h) copyin(u)
    do i = 2, n
      h(i) = h(i) - 0.1d0 * (u(i) - u(i - 1))
    end do
  end subroutine
end module

program shallow
  use water
  implicit none
  real(8) :: h(n), u(n)
  integer :: i, s

  do i = 1, n
    h(i) = 1 + exp(-((i - n / 2) / 20d0)**2)
  end do
  u = 0
  do s = 1, 100
    call velocities(h, u)
    call heights(h, u)
    if (mod(s, 25) == 0) print '(a, i0, a, f10.6)', 'step ', s, ' highest ', maxval(h)
  end do
  print '(a, f16.9)', 'volume ', sum(h)
end program
