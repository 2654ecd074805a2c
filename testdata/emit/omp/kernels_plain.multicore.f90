! Loops in kernels constructs, without directives: those whose iterations are independent are shared.
subroutine arrays(n, a, b)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n), b(:, :)
  integer :: i, j
  !$omp parallel do private(j)
  do i = 1, n
    do j = 2, n
      a(j, i) = b(j, i) + a(j - 1, i)
    end do
  end do
  do i = 2, n
    a(i, 1) = a(i - 1, 1)
  end do
  !$omp parallel do
  do i = 1, n
    a(i, i) = 0
  end do
  !$omp parallel do
  do i = 1, n
    a(i, 1) = a(i, 2)
  end do
end subroutine

subroutine variables(n, v, w, p, u)
  implicit none
  integer, intent(in) :: n
  real, allocatable :: v(:), w(:)
  real, pointer :: p(:)
  real, target :: u(n)
  real :: e(100), f(100), k(100)
  equivalence (e, f)
  integer :: i
  !$omp parallel do
  do i = 1, n
    v(i) = w(i)
  end do
  do i = 1, n
    p(i) = u(i)
  end do
  e = 1
  k = 2
  do i = 2, 100
    e(i) = f(i - 1)
  end do
  associate (x => k)
  do i = 2, 100
    x(i) = k(i - 1)
  end do
  end associate
  print *, e(100), k(100)
end subroutine
