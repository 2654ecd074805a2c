! kept: 'x' is transferred in each iteration of the loop at line 25: line 26 may allocate it or change where it is
module m
contains
  subroutine step(x, k)
    real(8), allocatable, intent(inout) :: x(:)
    integer, intent(in) :: k
    integer :: i
    if (k == 3) then
      deallocate(x)
      allocate(x(20))
      x = 2
    end if
    !$acc parallel loop copy(x)
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
  end subroutine
end module
program main
  use m
  real(8), allocatable :: a(:)
  integer :: k
  allocate(a(40))
  a = 1
  do k = 1, 5
    call step(a, k)
  end do
  print *, sum(a)
end program
