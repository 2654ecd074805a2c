! kept: 'g%u' is transferred in each iteration of the loop at line 12: what runs in line 17 of the loop may access any memory
program main
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: u(:)
  end type
  type(grid) :: g
  integer :: i, k
  allocate(g%u(40))
  g%u = 1
  do k = 1, 5
    !$acc parallel loop copy(g%u)
    do i = 1, size(g%u)
      g%u(i) = g%u(i) + 1
    end do
    if (k == 2) g%u = [g%u, 5d0]
  end do
  print *, g%u(1:5)
end program
