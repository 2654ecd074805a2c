! Loops in kernels constructs, without directives: those whose iterations are independent are shared.
subroutine arrays(n, a, b)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n), b(:, :)
  integer :: i, j
  !$omp target data map(tofrom: a, b)
  !$omp target teams distribute parallel do private(j)
  do i = 1, n
    do j = 2, n
      a(j, i) = b(j, i) + a(j - 1, i)
    end do
  end do
  !$omp target
  do i = 2, n
    a(i, 1) = a(i - 1, 1)
  end do
  !$omp end target
  !$omp target teams distribute parallel do
  do i = 1, n
    a(i, i) = 0
  end do
  !$omp target teams distribute parallel do
  do i = 1, n
    a(i, 1) = a(i, 2)
  end do
  !$omp end target data
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
  !$omp target data map(tofrom: v, w, p, u)
  !$omp target teams distribute parallel do
  do i = 1, n
    v(i) = w(i)
  end do
  !$omp target
  do i = 1, n
    p(i) = u(i)
  end do
  !$omp end target
  !$omp end target data
  e = 1
  k = 2
  !$omp target
  do i = 2, 100
    e(i) = f(i - 1)
  end do
  !$omp end target
  associate (x => k)
  !$omp target
  do i = 2, 100
    x(i) = k(i - 1)
  end do
  !$omp end target
  end associate
  print *, e(100), k(100)
end subroutine
