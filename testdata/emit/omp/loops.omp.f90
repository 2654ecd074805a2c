subroutine scale(x, n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  real, intent(in) :: a
  integer :: i
  !$omp target teams distribute parallel do
  do i = 1, n
    x(i) = a*x(i)
  end do
end subroutine

real function total(x, n)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  integer :: i
  total = 0
  !$omp target teams distribute parallel do reduction(+:total)
  do i = 1, n
    total = total + x(i)
  end do
end function

subroutine add(c, a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: c(n, m)
  real, intent(in) :: a(n, m)
  integer :: i, j
  !$omp target teams distribute parallel do collapse(2) map(tofrom: c) map(to: a)
  do j = 1, m
    do i = 1, n
      c(i, j) = c(i, j) + a(i, j)
    end do
  end do
end subroutine

subroutine columns(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(out) :: a(n, m)
  integer :: i, j
  !$omp target teams distribute num_teams(m/4) thread_limit(64)
  do j = 1, m
    !$omp parallel do
    do i = 1, n
      a(i, j) = i + j
    end do
  end do
end subroutine

subroutine levels(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n, n)
  integer :: i, j, k
  !$omp target teams distribute map(tofrom: a)
  do k = 1, n
    !$omp parallel do private(i)
    do j = 1, n
      do i = 2, n
        a(i, j, k) = a(i, j, k) + a(i - 1, j, k)
      end do
    end do
  end do
end subroutine

subroutine largest(a, best, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(in) :: a(m, n)
  real, intent(out) :: best(n)
  real :: t
  integer :: i, j
  !$omp target teams distribute parallel do private(t, j) map(to: a) map(from: best)
  do i = 1, n
    t = a(1, i)
    do j = 2, m
      t = max(t, a(j, i))
    end do
    best(i) = t
  end do
end subroutine

subroutine chunks(x, n, found)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  logical, intent(out) :: found
  integer :: i
  found = .false.
  !$omp target teams distribute parallel do map(tofrom: x) reduction(.or.:found) &
  !$omp   dist_schedule(static, 16)
  do i = 1, n
    found = found .or. x(i) < 0
    x(i) = x(i) + 1
  end do
end subroutine
