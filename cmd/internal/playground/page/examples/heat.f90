! Heat in a rod. The IR has flang's dialect fir for Fortran, and for the
! directives the same operations as C.
program heat
  implicit none
  integer, parameter :: n = 200, steps = 300
  real(8) :: t(0:n + 1), next(0:n + 1)
  integer :: i, step
  t = 0
  t(0) = 100
  next = t
  !$acc data copy(t) create(next)
  do step = 1, steps
    !$acc parallel loop
    do i = 1, n
      next(i) = t(i) + 0.25d0 * (t(i - 1) - 2 * t(i) + t(i + 1))
    end do
    !$acc parallel loop
    do i = 1, n
      t(i) = next(i)
    end do
  end do
  !$acc end data
  print '(a, i0, a, f8.4)', 'after ', steps, ' steps: t(10) = ', t(10)
end program heat
