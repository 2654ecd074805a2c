#ifndef NMAX
#define NMAX 16
#endif
#ifndef STEPS
#define STEPS 3
#endif
#define LAST NMAX - 1
module m
  implicit none
  integer, parameter :: half = NMAX/2
  real :: row(NMAX)
contains
  subroutine add(u, n)
    integer, intent(in) :: n
    real :: u(NMAX, n)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(u(1:NMAX, 1:n)) num_gangs(half)
    do j = 1, n
      do i = 1, NMAX
        u(i, j) = u(i, j) + i
      end do
    end do
  end subroutine
end module
program p
  use m
  implicit none
  real :: u(NMAX, 3), t
  integer :: s, i
  u = 1
  row = 0
  t = 0
  call add(u, 3)
  !$acc data copy(row)
  do s = 1, STEPS
    !$acc parallel loop
    do i = 1, NMAX
      row(i) = row(i) + i
    end do
    !$acc update self(row(half:LAST))
    do i = half, LAST
      t = t + row(i)
    end do
#ifdef TRACE
    !$acc update self(row)
    print '(f10.1)', row(1)
#endif
  end do
  !$acc end data
  print '(3f10.1)', u(NMAX, 2), row(LAST), t
end program
