!> Fast transforms of lengths that have the factors 2, 3 and 5.
module fft
  use kinds
  implicit none
  private
  public :: plan_t, plan_create, plan_destroy, transform, forward, backward, factors

  integer, parameter :: forward = -1, backward = 1
  integer, parameter :: max_factors = 16

  type :: plan_t
    integer :: n = 0
    integer :: nf = 0
    integer :: factor(max_factors) = 1
    complex(dp), allocatable :: twiddle(:)      !< exp(-2 pi i k / n)
  contains
    final :: plan_final
  end type plan_t

  integer, save :: live_plans = 0
  complex(dp), allocatable, save :: scratch(:)  !< of each thread
  !$omp threadprivate(scratch)

contains

  pure subroutine factors(n, list, nf, rest)
    integer, intent(in) :: n
    integer, intent(out) :: list(max_factors), nf, rest
    integer, parameter :: radix(3) = [5, 3, 2]
    integer :: i
    nf = 0
    list = 1
    rest = n
    do i = 1, size(radix)
      do while (mod(rest, radix(i)) == 0 .and. nf < max_factors)
        nf = nf + 1
        list(nf) = radix(i)
        rest = rest / radix(i)
      end do
    end do
  end subroutine factors

  subroutine plan_create(p, n)
    type(plan_t), intent(inout) :: p
    integer, intent(in) :: n
    integer :: k, rest
    call factors(n, p%factor, p%nf, rest)
    if (rest /= 1) error stop 'fft: a factor other than 2, 3 and 5'
    p%n = n
    if (allocated(p%twiddle)) deallocate (p%twiddle)
    allocate (p%twiddle(0:n-1))
    !$omp parallel do simd
    do k = 0, n - 1
      p%twiddle(k) = exp(-2.0_dp * pi * ci * k / n)
    end do
    !$omp atomic
    live_plans = live_plans + 1
  end subroutine plan_create

  subroutine plan_destroy(p)
    type(plan_t), intent(inout) :: p
    if (p%n == 0) return
    deallocate (p%twiddle)
    p%n = 0
    !$omp atomic update
    live_plans = live_plans - 1
  end subroutine plan_destroy

  impure elemental subroutine plan_final(p)
    type(plan_t), intent(inout) :: p
    if (p%n /= 0) live_plans = live_plans - 1
  end subroutine plan_final

  !> Transforms x in place. Backward transforms are not scaled.
  subroutine transform(p, x, direction)
    type(plan_t), intent(in) :: p
    complex(dp), intent(inout) :: x(0:)
    integer, intent(in) :: direction
    if (size(x) /= p%n) error stop 'fft: another length'
    if (allocated(scratch)) then
      if (size(scratch) < p%n) deallocate (scratch)
    end if
    if (.not. allocated(scratch)) allocate (scratch(0:p%n-1))
    if (direction == backward) x = conjg(x)
    call pass(p, p%n, 1, 1, x, scratch)
    if (direction == backward) x = conjg(x)
  end subroutine transform

  !> One factor of a transform of length n, whose elements are stride apart among those of the whole.
  recursive subroutine pass(p, n, level, stride, x, work)
    type(plan_t), intent(in) :: p
    integer, intent(in) :: n, level, stride
    complex(dp), intent(inout) :: x(0:n-1)
    complex(dp), intent(inout) :: work(0:n-1)
    integer :: r, m, q, k, j
    complex(dp) :: t(0:4), w(0:4)
    if (n == 1) return
    r = p%factor(level)
    m = n / r
    do j = 0, r - 1
      work(j*m:(j+1)*m-1) = x(j::r)
    end do
    do j = 0, r - 1
      call pass(p, m, level + 1, stride * r, work(j*m:(j+1)*m-1), x(j*m:(j+1)*m-1))
    end do
    do k = 0, m - 1
      do j = 0, r - 1
        t(j) = work(j*m + k) * p%twiddle(mod(j * k * stride, p%n))
      end do
      call butterfly(r, t, w)
      do q = 0, r - 1
        x(q*m + k) = w(q)
      end do
    end do
  end subroutine pass

  pure subroutine butterfly(r, t, w)
    integer, intent(in) :: r
    complex(dp), intent(in) :: t(0:4)
    complex(dp), intent(out) :: w(0:4)
    real(dp), parameter :: s3 = 0.866025403784438647_dp
    real(dp), parameter :: c51 = 0.309016994374947424_dp, c52 = -0.809016994374947424_dp
    real(dp), parameter :: s51 = 0.951056516295153572_dp, s52 = 0.587785252292473129_dp
    complex(dp) :: a, b, c, d
    w = 0.0_dp
    select case (r)
    case (2)
      w(0) = t(0) + t(1)
      w(1) = t(0) - t(1)
    case (3)
      a = t(1) + t(2)
      b = cmplx(s3 * aimag(t(1) - t(2)), -s3 * real(t(1) - t(2)), dp)
      w(0) = t(0) + a
      w(1) = t(0) - 0.5_dp * a + b
      w(2) = t(0) - 0.5_dp * a - b
    case (5)
      a = t(0) + c51 * (t(1) + t(4)) + c52 * (t(2) + t(3))
      b = t(0) + c52 * (t(1) + t(4)) + c51 * (t(2) + t(3))
      c = -ci * (s51 * (t(1) - t(4)) + s52 * (t(2) - t(3)))
      d = -ci * (s52 * (t(1) - t(4)) - s51 * (t(2) - t(3)))
      w(0) = sum(t)
      w(1) = a + c
      w(4) = a - c
      w(2) = b + d
      w(3) = b - d
    end select
  end subroutine butterfly

end module fft
