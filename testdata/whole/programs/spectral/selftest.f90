!> Transforms of several lengths against the sums that define them.
module selftest
  use kinds
  use fft
  implicit none
  private
  public :: run_selftest
contains

  subroutine direct(x, y)
    complex(dp), intent(in) :: x(0:)
    complex(dp), intent(out) :: y(0:)
    integer :: j, k, n
    n = size(x)
    do k = 0, n - 1
      y(k) = sum([(x(j) * exp(-2.0_dp * pi * ci * mod(j * k, n) / n), j=0, n-1)])
    end do
  end subroutine direct

  integer function run_selftest() result(failed)
    integer, parameter :: lengths(8) = [1, 2, 6, 15, 16, 20, 27, 30]
    type(plan_t) :: plan
    complex(dp), allocatable :: x(:), y(:), z(:)
    integer :: t, n, k
    failed = 0
    !$omp parallel do private(plan, x, y, z, n, k) reduction(+: failed) schedule(dynamic)
    do t = 1, size(lengths)
      n = lengths(t)
      allocate (x(n), y(n), z(n))
      do k = 1, n
        x(k) = cmplx(mod(7 * k, 5) - 2, mod(3 * k, 4) - 1, dp)
      end do
      call plan_create(plan, n)
      z = x
      call transform(plan, z, forward)
      call direct(x, y)
      if (maxval(abs(z - y)) > 1.0e-10_dp * n) failed = failed + 1
      call transform(plan, z, backward)
      if (maxval(abs(z / n - x)) > 1.0e-12_dp * n) failed = failed + 1
      call plan_destroy(plan)
      deallocate (x, y, z)
    end do
  end function run_selftest

end module selftest
