subroutine scale(x, n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  real, intent(in) :: a
  integer :: i
  !$omp parallel do
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
  !$omp parallel do reduction(+:total)
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
  !$omp parallel do collapse(2)
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
  !$omp parallel do private(i)
  do j = 1, m
    !$omp simd
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
  !$omp parallel do private(j, i)
  do k = 1, n
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
  !$omp parallel do private(t, j)
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
  !$omp parallel do reduction(.or.:found) schedule(static, 16)
  do i = 1, n
    found = found .or. x(i) < 0
    x(i) = x(i) + 1
  end do
end subroutine
