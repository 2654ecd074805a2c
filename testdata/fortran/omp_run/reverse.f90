! Reverse offload: a target region has the host run a part of it.
module parts
  implicit none
  integer :: calls = 0
contains
  subroutine note(n)
    integer, intent(in) :: n
    calls = calls + n
  end subroutine
end module

program reverse
  use parts
  implicit none
  !$omp requires reverse_offload
  integer, parameter :: n = 6
  integer :: a(n), i, total, got(3)
  real(8), allocatable :: x(:)
  real(8) :: own(n)

  a = [(i, i = 1, n)]
  allocate(x(n))
  x = 0.5d0
  total = 0
  !$omp target map(tofrom: a, total) map(to: x)
  a = a + 1
  !$omp target device(ancestor: 1) map(always, to: a)
  print '(a, 6i4)', 'on the host', a
  a = 10 * a
  !$omp end target
  total = sum(a)
  !$omp target device(ancestor: 1) map(to: x)
  x(2) = 4
  call note(1)
  !$omp end target
  !$omp end target
  print '(a, 6i4, i6)', 'after', a, total
  print '(a, 2f6.2, i4)', 'x', x(1:2), calls

  ! Variables of the device alone.
  !$omp target map(from: total) private(own)
  own = 1
  !$omp target device(ancestor: 1) map(tofrom: own)
  own(2:3) = own(2:3) + 5
  !$omp end target
  total = int(sum(own))
  !$omp end target
  print '(a, i4)', 'own', total

  !$omp target teams distribute map(from: got)
  do i = 1, 3
    !$omp target device(ancestor: 1) map(from: got(i:i)) firstprivate(i)
    got(i) = 7 * i
    !$omp end target
    got(i) = -7 * i
  end do
  print '(3i4)', got
end program
