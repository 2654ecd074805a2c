module cgm
  use, intrinsic :: iso_fortran_env
  implicit none
  type csr
    integer :: n, nnz
    integer, allocatable :: ptr(:), col(:)
    real(real64), allocatable :: val(:)
  end type
contains
  function laplace(n) result(a)
    integer, intent(in) :: n
    type(csr) :: a
    integer :: i, k
    a%n = n
    a%nnz = 3*n-2
    allocate(a%ptr(n+1), a%col(a%nnz), a%val(a%nnz))
    k = 1
    do i = 1, n
      a%ptr(i) = k
      if (i > 1) then
        a%col(k) = i-1; a%val(k) = -1; k = k+1
      end if
      a%col(k) = i; a%val(k) = 2.1d0; k = k+1
      if (i < n) then
        a%col(k) = i+1; a%val(k) = -1; k = k+1
      end if
    end do
    a%ptr(n+1) = k
  end function
  subroutine spmv(n, ptr, col, val, x, y)
    integer, intent(in) :: n, ptr(:), col(:)
    real(real64), intent(in) :: val(:)
    real(real64), intent(in) :: x(:)
    real(real64), intent(out) :: y(:)
    integer :: i, k
    real(real64) :: s
    !$acc parallel loop present(ptr, col, val, x, y) private(s) gang vector
    do i = 1, n
      s = 0
      !$acc loop seq
      do k = ptr(i), ptr(i+1)-1
        s = s + val(k)*x(col(k))
      end do
      y(i) = s
    end do
  end subroutine
  function dot(x, y) result(d)
    real(real64), intent(in) :: x(:), y(:)
    real(real64) :: d
    integer :: i
    d = 0
    !$acc parallel loop reduction(+:d) present(x,y)
    do i = 1, size(x)
      d = d + x(i)*y(i)
    end do
  end function
end module
program cg
  use cgm
  implicit none
  integer, parameter :: n = 200
  type(csr) :: a
  real(real64), allocatable :: x(:), b(:), r(:), p(:), q(:)
  real(real64) :: rho, rho0, alpha, beta
  integer :: it, i
  a = laplace(n)
  allocate(x(n), r(n), p(n), q(n))
  allocate(b, source=[(1.0d0/i, i=1,n)])
  x = 0; r = b; p = r
  !$acc enter data copyin(a%ptr, a%col, a%val)
  !$acc data copy(x) copyin(r, p) create(q)
  rho = dot(r, r)
  do it = 1, 500
    call spmv(n, a%ptr, a%col, a%val, p, q)
    alpha = rho/dot(p, q)
    !$acc parallel loop present(x, r, p, q)
    do i = 1, n
      x(i) = x(i) + alpha*p(i)
      r(i) = r(i) - alpha*q(i)
    end do
    rho0 = rho
    rho = dot(r, r)
    if (sqrt(rho) < 1d-10) exit
    beta = rho/rho0
    !$acc kernels present(p, r)
    p(:) = r(:) + beta*p(:)
    !$acc end kernels
  end do
  !$acc end data
  !$acc exit data delete(a%ptr, a%col, a%val)
  print '(a,i4,a,es10.2,a,f12.6)', 'iterations', it, ' residual', sqrt(rho), ' sum', sum(x)
  write(*,'(5f12.7)') x(1:n:40)
end program
