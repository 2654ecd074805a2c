! Components of a dummy argument: gfortran 12 does not compile the clause on a compute construct.
module fields
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: u(:)
  end type
contains
  subroutine step(x, a)
    type(grid), intent(inout) :: x
    real(8), intent(in) :: a(:)
    integer :: i
    !$acc parallel loop copy(x%u) copyin(a)
    do i = 1, x%n
      x%u(i) = x%u(i) + a(i)
    end do
  end subroutine
end module
program test
  use fields
  implicit none
  type(grid) :: x
  x%n = 10
  allocate(x%u(10))
  x%u = 1
  call step(x, [2d0, 2d0, 2d0, 2d0, 2d0, 2d0, 2d0, 2d0, 2d0, 2d0])
  print '(f8.3)', sum(x%u)
  !$acc serial copy(x%u)
  x%u(2) = 7
  !$acc end serial
  print '(f8.3)', sum(x%u)
end program
