! kept: 'g%u' is transferred in each iteration of the loop at line 12: the statement in line 17 of the loop may access any memory
program main
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: u(:), v(:)
  end type
  type(grid) :: g, h
  integer :: i, k
  allocate(g%u(40), g%v(40))
  g%u = 1; g%v = 2
  do k = 1, 5
    !$acc parallel loop copy(g%u) copyin(g%v)
    do i = 1, 40
      g%u(i) = g%u(i) + g%v(i)
    end do
    h = g
  end do
  print *, h%u(1:5)
end program
