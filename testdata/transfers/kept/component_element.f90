! kept: 'g(1)%u' is transferred in each iteration of the loop at line 11: the host may write it in line 16
program main
  implicit none
  type grid
    real(8), allocatable :: u(:)
  end type
  type(grid) :: g(2)
  integer :: i, k
  allocate(g(1)%u(40), g(2)%u(40))
  g(1)%u = 1; g(2)%u = 2
  do k = 1, 5
    !$acc parallel loop copy(g(1)%u)
    do i = 1, 40
      g(1)%u(i) = g(1)%u(i) + 1
    end do
    g(1 + k / 6)%u(3) = k
  end do
  print *, g(1)%u(1:5)
end program
