subroutine two(x, y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n), y(n)
  integer :: i
  !$acc parallel num_gangs(8) copy(x, y)
  !$acc loop gang
  do i = 1, n
    x(i) = x(i) + 1
  end do
  !$acc loop gang vector
  do i = 1, n
    y(i) = y(i) + 2
  end do
  !$acc end parallel
end subroutine

integer function gangs(n)
  implicit none
  integer, intent(in) :: n
  gangs = 0
  !$acc parallel num_gangs(n) reduction(+:gangs)
  gangs = gangs + 1
  !$acc end parallel
end function

subroutine one(x)
  implicit none
  real, intent(inout) :: x(4)
  !$acc serial copy(x)
  x(1) = 1
  x(2) = 2*x(1)
  !$acc end serial
end subroutine

subroutine nests(x, y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  real, intent(in) :: y(n)
  integer :: i
  !$acc kernels copy(x) copyin(y)
  !$acc loop independent
  do i = 1, n
    x(i) = x(i) + y(i)
  end do
  do i = 2, n
    x(i) = x(i) + x(i - 1)
  end do
  !$acc end kernels
end subroutine

subroutine conditional(x, n, big)
  implicit none
  integer, intent(in) :: n, big
  real, intent(inout) :: x(n)
  integer :: i
  !$acc parallel loop if(n > big) copy(x)
  do i = 1, n
    x(i) = -x(i)
  end do
  !$acc parallel loop self(n < 100 .or. big == 0) copy(x)
  do i = 1, n
    x(i) = -x(i)
  end do
end subroutine

subroutine tickets(out, bins, n)
  implicit none
  integer, intent(in) :: n
  integer, intent(out) :: out(n)
  integer, intent(inout) :: bins(0:15)
  integer :: i, next, mine
  next = 0
  !$acc parallel loop copy(next) copyout(out) copy(bins) private(mine)
  do i = 1, n
    !$acc atomic capture
    next = next + 1
    mine = next
    !$acc end atomic
    out(mine) = i
    !$acc atomic update
    bins(iand(i, 15)) = bins(iand(i, 15)) + 1
  end do
end subroutine

subroutine whole(a, b, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n)
  real, intent(in) :: b(n, n)
  !$acc kernels
  a(:, :) = a(:, :) + b(:, :)
  where (a > 1) a = 1
  !$acc end kernels
end subroutine
