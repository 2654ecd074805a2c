subroutine two(x, y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n), y(n)
  integer :: i
  !$omp target teams num_teams(8) map(tofrom: x, y)
  !$omp distribute parallel do
  do i = 1, n
    x(i) = x(i) + 1
  end do
  !$omp distribute parallel do
  do i = 1, n
    y(i) = y(i) + 2
  end do
  !$omp end target teams
end subroutine

integer function gangs(n)
  implicit none
  integer, intent(in) :: n
  gangs = 0
  !$omp target teams num_teams(n) reduction(+:gangs)
  gangs = gangs + 1
  !$omp end target teams
end function

subroutine one(x)
  implicit none
  real, intent(inout) :: x(4)
  !$omp target map(tofrom: x)
  x(1) = 1
  x(2) = 2*x(1)
  !$omp end target
end subroutine

subroutine nests(x, y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  real, intent(in) :: y(n)
  integer :: i
  !$omp target data map(tofrom: x) map(to: y)
  !$omp target teams distribute parallel do
  do i = 1, n
    x(i) = x(i) + y(i)
  end do
  !$omp target
  do i = 2, n
    x(i) = x(i) + x(i - 1)
  end do
  !$omp end target
  !$omp end target data
end subroutine

subroutine conditional(x, n, big)
  implicit none
  integer, intent(in) :: n, big
  real, intent(inout) :: x(n)
  integer :: i
  !$omp target teams distribute parallel do if(target: n > big) map(tofrom: x)
  do i = 1, n
    x(i) = -x(i)
  end do
  !$omp target teams distribute parallel do map(tofrom: x) &
  !$omp   if(target: .not. (n < 100 .or. big == 0))
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
  !$omp target teams distribute parallel do map(tofrom: next, bins) map(from: out) private(mine)
  do i = 1, n
    !$omp atomic capture
    next = next + 1
    mine = next
    !$omp end atomic
    out(mine) = i
    !$omp atomic update
    bins(iand(i, 15)) = bins(iand(i, 15)) + 1
  end do
end subroutine

subroutine whole(a, b, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n)
  real, intent(in) :: b(n, n)
  !$omp target
  !$omp parallel workshare
  a(:, :) = a(:, :) + b(:, :)
  where (a > 1) a = 1
  !$omp end parallel workshare
  !$omp end target
end subroutine
