module tables
  implicit none
  integer, parameter :: entries = 256
  real :: table(entries)
contains
  pure real function square(x)
    real, intent(in) :: x
    square = x*x
  end function

  subroutine dot(s, x, y, n)
    integer, intent(in) :: n
    real, intent(in) :: x(n), y(n)
    real, intent(out) :: s
    integer :: i
    s = 0
    !$omp simd reduction(+:s)
    do i = 1, n
      s = s + x(i)*y(i)
    end do
  end subroutine

  subroutine fill()
    integer :: i
    interface
      pure real function twice(x)
        real, intent(in) :: x
      end function
    end interface
    !$omp parallel do
    do i = 1, entries
      table(i) = square(twice(real(i)))
    end do
  end subroutine

  subroutine products(a, d, n)
    integer, intent(in) :: n
    real, intent(in) :: a(n, n)
    real, intent(out) :: d(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      call dot(d(i), a(:, i), a(:, 1), n)
    end do
  end subroutine
end module
