! find: stale value of u, read at 14, write at 10
program p
  implicit none
  integer, parameter :: n = 20
  real :: u(n), v(n)
  integer :: i, t
  u = 0
  !$acc data copy(u) create(v)
  do t = 1, 3
    u(1) = t
    u(n) = -t
    !$acc parallel loop
    do i = 2, n - 1
      v(i) = u(i-1) + u(i+1)
    end do
    !$acc parallel loop
    do i = 2, n - 1
      u(i) = v(i)
    end do
  end do
  !$acc end data
  print *, u(2)
end program
