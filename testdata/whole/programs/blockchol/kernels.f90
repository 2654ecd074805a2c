!> Operations on one tile, called from C.
module kernels
  use, intrinsic :: iso_c_binding
  implicit none
  private
  integer(c_int) :: n_potrf, n_trsm, n_syrk, n_gemm
  common /counts/ n_potrf, n_trsm, n_syrk, n_gemm
  bind(c, name='kernel_counts') :: /counts/
  public :: potrf_tile, trsm_tile, trsv_tile, flops_of

contains

  !> The Cholesky factor of a tile; the number of the first pivot that is not positive, else 0.
  function potrf_tile(nb, a) result(info) bind(c)
    integer(c_int), value :: nb
    real(c_double), intent(inout) :: a(nb, nb)
    integer(c_int) :: info
    integer :: j, k
    info = 0
    do j = 1, nb
      do k = 1, j - 1
        a(j:nb, j) = a(j:nb, j) - a(j:nb, k) * a(j, k)
      end do
      if (a(j, j) <= 0.0_c_double) then
        info = j
        return
      end if
      a(j, j) = sqrt(a(j, j))
      a(j+1:nb, j) = a(j+1:nb, j) / a(j, j)
      a(1:j-1, j) = 0.0_c_double
    end do
    !$omp atomic
    n_potrf = n_potrf + 1
  end function potrf_tile

  !> b = b * inverse(transpose(l))
  subroutine trsm_tile(nb, l, b) bind(c)
    integer(c_int), value :: nb
    real(c_double), intent(in) :: l(nb, nb)
    real(c_double), intent(inout) :: b(nb, nb)
    integer :: j, k
    do j = 1, nb
      do k = 1, j - 1
        b(:, j) = b(:, j) - b(:, k) * l(j, k)
      end do
      b(:, j) = b(:, j) / l(j, j)
    end do
    !$omp atomic
    n_trsm = n_trsm + 1
  end subroutine trsm_tile

  !> x = inverse(l) * x, or with the transpose.
  subroutine trsv_tile(nb, transposed, l, x) bind(c)
    integer(c_int), value :: nb, transposed
    real(c_double), intent(in) :: l(nb, nb)
    real(c_double), intent(inout) :: x(nb)
    integer :: j
    if (transposed == 0) then
      do j = 1, nb
        x(j) = x(j) / l(j, j)
        x(j+1:) = x(j+1:) - x(j) * l(j+1:, j)
      end do
    else
      do j = nb, 1, -1
        x(j) = (x(j) - dot_product(l(j+1:, j), x(j+1:))) / l(j, j)
      end do
    end if
  end subroutine trsv_tile

  !> How many operations a kernel does, in units of nb**3.
  real(c_double) function flops_of(kernel, length) bind(c)
    character(kind=c_char), intent(in) :: kernel(*)
    integer(c_int), value :: length
    character(len=:), allocatable :: name
    integer :: i
    allocate (character(len=length) :: name)
    do i = 1, length
      name(i:i) = kernel(i)
    end do
    select case (name)
    case ('potrf')
      flops_of = 1.0_c_double / 3.0_c_double
    case ('trsm', 'syrk')
      flops_of = 1.0_c_double
    case ('gemm')
      flops_of = 2.0_c_double
    case default
      flops_of = -1.0_c_double
    end select
  end function flops_of

end module kernels
