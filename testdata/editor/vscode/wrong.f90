subroutine f(n, a, b)
  real :: a(n), b(n)
  integer :: i
  !$acc parallel loop copyn(a) copy(b) async
  do i = 1, n
    b(i) = b(i) + a(i)
  end do
  !$acc wait
end subroutine
