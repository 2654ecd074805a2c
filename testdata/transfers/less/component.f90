! becomes: data copy(g%u) copyin(g%v)
program main
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: u(:), v(:)
  end type
  type(grid) :: g
  integer :: i, k
  g%n = 40
  allocate(g%u(g%n), g%v(g%n))
  g%u = 1; g%v = 2
  do k = 1, 5
    !$acc parallel loop copyin(g%u) copy(g%v)
    do i = 2, 39
      g%v(i) = g%u(i-1) + g%u(i+1)
    end do
    !$acc parallel loop copyin(g%v) copy(g%u)
    do i = 2, 39
      g%u(i) = g%v(i) / 2
    end do
  end do
  print *, g%u(3)
end program
