! kept: 'x' is transferred in each iteration of the loop at line 22: arguments of the call in line 23 may be the same memory
module m
contains
  subroutine add(x, y, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), y(n)
    real(8) :: s
    integer :: i
    s = 0
    !$acc parallel loop copyin(x, y) reduction(+: s)
    do i = 1, n
      s = s + x(i) * y(i)
    end do
    print *, s
  end subroutine
end module
program main
  use m
  real(8) :: a(40)
  integer :: k
  a = 1
  do k = 1, 5
    call add(a, a, 40)
  end do
end program
