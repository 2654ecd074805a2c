! A seven-point stencil in blocks on several queues, with routines that kernels call.
module kernels_of_stencil
  implicit none
contains
  pure real function weight(i, n)
    !$acc routine seq
    integer, intent(in) :: i, n
    weight = 1.0 - 0.5*abs(real(2*i - n - 1))/real(n)
  end function

  subroutine smooth_row(a, b, n, j, k)
    !$acc routine vector
    integer, intent(in) :: n, j, k
    real, intent(in) :: a(n, n, n)
    real, intent(inout) :: b(n, n, n)
    integer :: i
    !$acc loop vector
    do i = 2, n - 1
      b(i, j, k) = (a(i-1, j, k) + a(i+1, j, k) + a(i, j-1, k) + a(i, j+1, k) + a(i, j, k-1) + a(i, j, k+1) &
                    + 2*weight(i, n)*a(i, j, k))/8
    end do
  end subroutine
end module

program stencil
  use kernels_of_stencil
  implicit none
  integer, parameter :: n = 24, blocks = 4
  real :: a(n, n, n), b(n, n, n), total
  integer :: i, j, k, q, lo, hi, step
  do concurrent (i = 1:n, j = 1:n, k = 1:n)
    a(i, j, k) = real(mod(i*j + k, 11))
  end do
  b = a
  !$acc enter data copyin(a, b)
  do step = 1, 6
    do q = 1, blocks
      lo = max(2, (q - 1)*n/blocks + 1)
      hi = min(n - 1, q*n/blocks)
      !$acc parallel loop gang collapse(2) present(a, b) async(q)
      do k = lo, hi
        do j = 2, n - 1
          call smooth_row(a, b, n, j, k)
        end do
      end do
    end do
    !$acc wait
    total = 0
    !$acc parallel loop collapse(3) reduction(+:total) present(a, b) async
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          a(i, j, k) = b(i, j, k)
          total = total + nint(64*b(i, j, k))
        end do
      end do
    end do
    !$acc wait
    print '(a, i2, a, f12.1)', 'step', step, ' total', total/64
  end do
  !$acc exit data copyout(a) delete(b)
  print '(3f10.5)', a(2, 2, 2), a(n/2, n/2, n/2), a(n-1, 5, 7)
end program
