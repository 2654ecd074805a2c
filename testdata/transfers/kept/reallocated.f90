! kept: 't' is transferred in each iteration of the loop at line 10: line 16 may allocate it or change where it is
program main
  implicit none
  integer, parameter :: n = 40
  real, allocatable :: t(:), u(:)
  integer :: i, k
  allocate(t(n), u(n))
  t = 1
  u = 2
  do k = 1, 5
    !$acc parallel loop copy(t)
    do i = 1, n
      t(i) = t(i) + 1
    end do
    call move_alloc(t, u)
    call move_alloc(u, t)
  end do
  print *, t(3)
end program
