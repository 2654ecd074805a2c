!> Spectra of the energy: sums over shells of wavenumbers.
module spectra
  use kinds
  use vorticity, only: model_t
  implicit none
  private
  public :: energy_spectrum, print_spectrum, largest

  type, public :: peak_t
    real(dp) :: value = -huge(1.0_dp)
    integer :: i = 0, j = 0
  end type peak_t

  !$omp declare reduction(peak : peak_t : keep_larger(omp_out, omp_in)) initializer(omp_priv = peak_t())

contains

  subroutine keep_larger(a, b)
    type(peak_t), intent(inout) :: a
    type(peak_t), intent(in) :: b
    if (b%value > a%value .or. (b%value == a%value .and. b%i + 1000 * b%j < a%i + 1000 * a%j)) a = b
  end subroutine keep_larger

  subroutine energy_spectrum(m, e)
    type(model_t), intent(in) :: m
    real(dp), intent(out) :: e(0:)
    integer :: i, j, shell
    e = 0.0_dp
    !$omp parallel do private(i, shell) reduction(+: e)
    do j = 1, m%space%ny
      do i = 1, m%space%nx
        shell = nint(hypot(m%space%kx(i), m%space%ky(j)))
        if (shell > 0 .and. shell <= ubound(e, 1)) e(shell) = e(shell) + 0.5_dp * abs(m%zeta(i, j))**2 / shell**2
      end do
    end do
  end subroutine energy_spectrum

  subroutine print_spectrum(e)
    real(dp), intent(in) :: e(0:)
    integer :: k
    print '(a)', '  k  energy'
    do k = 1, ubound(e, 1)
      if (e(k) < 1.0e-10_dp * maxval(e)) cycle
      print '(i3, 2x, es9.2, 2x, a)', k, e(k), repeat('=', 30 + nint(3.0_dp * log10(e(k) / maxval(e))))
    end do
  end subroutine print_spectrum

  type(peak_t) function largest(f)
    real(dp), intent(in) :: f(:,:)
    integer :: i, j
    type(peak_t) :: p
    p = peak_t()
    !$omp parallel do reduction(peak: p) private(i)
    do j = 1, size(f, 2)
      do i = 1, size(f, 1)
        if (f(i, j) > p%value) p = peak_t(f(i, j), i, j)
      end do
    end do
    largest = p
  end function largest

end module spectra
