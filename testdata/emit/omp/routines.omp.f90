module tables
  implicit none
  integer, parameter :: entries = 256
  real :: table(entries)
  !$omp declare target(table)
contains
  pure real function square(x)
    !$omp declare target
    real, intent(in) :: x
    square = x*x
  end function

  subroutine dot(s, x, y, n)
    !$omp declare target
    integer, intent(in) :: n
    real, intent(in) :: x(n), y(n)
    real, intent(out) :: s
    integer :: i
    s = 0
    !$omp parallel do reduction(+:s)
    do i = 1, n
      s = s + x(i)*y(i)
    end do
  end subroutine

  subroutine fill()
    integer :: i
    interface
      pure real function twice(x)
        real, intent(in) :: x
        !$omp declare target
      end function
    end interface
    !$omp target teams distribute parallel do
    do i = 1, entries
      table(i) = square(twice(real(i)))
    end do
  end subroutine

  subroutine products(a, d, n)
    integer, intent(in) :: n
    real, intent(in) :: a(n, n)
    real, intent(out) :: d(n)
    integer :: i
    !$omp target teams distribute map(to: a) map(from: d)
    do i = 1, n
      call dot(d(i), a(:, i), a(:, 1), n)
    end do
  end subroutine
end module
