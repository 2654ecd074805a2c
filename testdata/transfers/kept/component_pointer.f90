! kept: 'g%u' is transferred in each iteration of the loop at line 12: what runs in line 17 of the loop may access any memory
program main
  implicit none
  type grid
    real(8), pointer :: u(:), v(:)
  end type
  type(grid) :: g
  integer :: i, k
  allocate(g%u(41))
  g%v => g%u(2:)
  g%u = 1
  do k = 1, 5
    !$acc parallel loop copy(g%u)
    do i = 2, 3
      g%u(i) = g%u(i) + 1
    end do
    g%v(3) = k
  end do
  print *, g%u(1:5)
end program
