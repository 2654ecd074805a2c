! Conjugate gradients for a tridiagonal matrix in a subroutine that is given its arrays; the scalar products go to the host.
module solver
  implicit none
contains
  subroutine solve(n, steps, b, x, rr)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: b(n)
    real(8), intent(inout) :: x(n)
    real(8), intent(out) :: rr
    real(8) :: r(n), p(n), q(n), alpha, beta, pq, new
    integer :: i, k

    r = b
    p = b
    rr = dot_product(r, r)
    !$acc data copyin(p, r) create(q) copy(x)
    do k = 1, steps
      pq = 0
      !$acc parallel loop copyin(p) copyout(q)
      do i = 1, n
        q(i) = 4 * p(i)
        if (i > 1) q(i) = q(i) - p(i - 1)
        if (i < n) q(i) = q(i) - p(i + 1)
      end do
      !$acc parallel loop copyin(p, q) reduction(+: pq)
      do i = 1, n
        pq = pq + p(i) * q(i)
      end do
      alpha = rr / pq
      new = 0
      !$acc parallel loop copyin(p, q) copy(x, r) reduction(+: new)
      do i = 1, n
        x(i) = x(i) + alpha * p(i)
        r(i) = r(i) - alpha * q(i)
        new = new + r(i) * r(i)
      end do
      beta = new / rr
      rr = new
      !$acc parallel loop copyin(r) copy(p)
      do i = 1, n
        p(i) = r(i) + beta * p(i)
      end do
    end do
    !$acc end data
  end subroutine
end module

program main
  use solver
  implicit none
  integer, parameter :: n = 1500
  real(8) :: b(n), x(n), rr
  b = 1
  x = 0
  call solve(n, 12, b, x, rr)
  print '(a, es16.8, a, f14.9)', 'residual ', sqrt(rr), ' sum ', sum(x)
end program
