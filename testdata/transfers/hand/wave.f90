! A wave on a string: three time levels, in the loop over time one construct each.
program wave
  implicit none
  integer, parameter :: n = 4000, steps = 60
  real(8), allocatable :: old(:), now(:), new(:)
  real(8) :: c
  integer :: i, s

  allocate(old(n), now(n), new(n))
  c = 0.25d0
  do i = 1, n
    now(i) = sin(3.14159265358979d0 * (i - 1) / (n - 1))
    old(i) = now(i)
    new(i) = 0
  end do

  !$acc data copyin(old, new) copy(now)
  do s = 1, steps
    !$acc parallel loop
    do i = 2, n - 1
      new(i) = 2 * now(i) - old(i) + c * (now(i + 1) - 2 * now(i) + now(i - 1))
    end do
    !$acc parallel loop
    do i = 1, n
      old(i) = now(i)
      now(i) = new(i)
    end do
  end do
  !$acc end data

  print '(a, f14.9)', 'middle ', now(n / 2)
  print '(a, f14.9)', 'sum    ', sum(now)
end program
