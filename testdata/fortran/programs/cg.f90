! Conjugate gradients with a sparse matrix in compressed rows.
module sparse
  implicit none
  type :: csr
    integer :: n = 0
    integer, allocatable :: first(:), column(:)
    real(8), allocatable :: value(:)
  end type
contains
  function poisson(k) result(a)
    integer, intent(in) :: k
    type(csr) :: a
    integer :: i, j, row, nz
    a%n = k*k
    allocate(a%first(a%n + 1), a%column(5*a%n), a%value(5*a%n))
    nz = 1
    do j = 1, k
      do i = 1, k
        row = (j - 1)*k + i
        a%first(row) = nz
        if (j > 1) call add(row - k, -1d0)
        if (i > 1) call add(row - 1, -1d0)
        call add(row, 4d0)
        if (i < k) call add(row + 1, -1d0)
        if (j < k) call add(row + k, -1d0)
      end do
    end do
    a%first(a%n + 1) = nz
  contains
    subroutine add(col, v)
      integer, intent(in) :: col
      real(8), intent(in) :: v
      a%column(nz) = col
      a%value(nz) = v
      nz = nz + 1
    end subroutine
  end function

  subroutine multiply(n, first, column, value, x, y)
    integer, intent(in) :: n, first(n + 1), column(*)
    real(8), intent(in) :: value(*), x(n)
    real(8), intent(out) :: y(n)
    integer :: i, k
    real(8) :: t
    !$acc parallel loop gang worker private(t) present(first, column(1:5*n), value(1:5*n), x, y)
    do i = 1, n
      t = 0
      !$acc loop vector reduction(+:t)
      do k = first(i), first(i + 1) - 1
        t = t + value(k)*x(column(k))
      end do
      y(i) = t
    end do
  end subroutine

  real(8) function dot(n, x, y) result(s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), y(n)
    integer :: i
    s = 0
    !$acc parallel loop reduction(+:s) present(x, y)
    do i = 1, n
      s = s + x(i)*y(i)
    end do
  end function
end module

program cg
  use sparse
  implicit none
  type(csr) :: a
  real(8), allocatable :: x(:), r(:), p(:), q(:)
  real(8) :: rho, old, alpha, beta
  integer :: i, it, n
  a = poisson(24)
  n = a%n
  allocate(x(n), r(n), p(n), q(n))
  x = 0
  r = [(1d0 + mod(i, 7), i = 1, n)]
  p = r
  !$acc data copyin(a%first, a%column, a%value) copy(x) copyin(r, p) create(q)
  rho = dot(n, r, r)
  do it = 1, 200
    call multiply(n, a%first, a%column, a%value, p, q)
    alpha = rho/dot(n, p, q)
    !$acc parallel loop present(x, r, p, q)
    do i = 1, n
      x(i) = x(i) + alpha*p(i)
      r(i) = r(i) - alpha*q(i)
    end do
    old = rho
    rho = dot(n, r, r)
    if (mod(it, 10) == 0) print '(i4, es14.5)', it, sqrt(rho)
    if (sqrt(rho) < 1d-8) exit
    beta = rho/old
    !$acc parallel loop present(r, p)
    do i = 1, n
      p(i) = r(i) + beta*p(i)
    end do
  end do
  !$acc end data
  print '(a, i0, a, f12.6, a, f12.6)', 'iterations ', it, ' x(1) ', x(1), ' sum ', sum(x)
end program
