! A rod with an end that the host heats now and then; it looks at the other end more often.
program forced
  implicit none
  integer, parameter :: n = 2000, steps = 200
  real(8), allocatable :: u(:), w(:)
  integer :: i, s

  allocate(u(n), w(n))
  u = 20
  w = 20
  !$acc data copy(u) copyin(w)
  do s = 1, steps
    if (mod(s, 50) == 1) then
      u(1) = u(1) + 10
      !$acc update device(u(1:1))
    end if
    !$acc parallel loop
    do i = 2, n - 1
      w(i) = u(i) + 0.3d0 * (u(i - 1) - 2 * u(i) + u(i + 1))
    end do
    !$acc parallel loop
    do i = 2, n - 1
      u(i) = w(i)
    end do
    if (mod(s, 20) == 0) then
      !$acc update self(u(2:2))
      !$acc update self(u(10:10))
      !$acc update self(u(n - 1:n - 1))
      print '(i4, 3f10.4)', s, u(2), u(10), u(n - 1)
    end if
  end do
  !$acc end data
  print '(f16.6)', sum(u)
end program
