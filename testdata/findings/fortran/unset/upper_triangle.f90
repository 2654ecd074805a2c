! find: uninitialized value of u, read at 18
program p
  implicit none
  integer, parameter :: n = 6
  real, allocatable :: u(:, :)
  real :: s
  integer :: i, j
  allocate(u(n, n))
  do j = 1, n
    do i = 1, j
      u(i, j) = i + j
    end do
  end do
  s = 0
  !$acc parallel loop collapse(2) copyin(u) reduction(+:s)
  do j = 1, n
    do i = 1, n
      s = s + u(i, j)
    end do
  end do
  print *, s
end program
