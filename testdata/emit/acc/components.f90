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
    !$omp target teams distribute parallel do map(tofrom: x%u) map(to: a)
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
  !$omp target map(tofrom: x%u)
  x%u(2) = 7
  !$omp end target
  print '(f8.3)', sum(x%u)
end program
