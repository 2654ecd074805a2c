! Forms that gfortran 12 and flang 22 take.
module tables
  implicit none
  real, parameter :: Weights(0:2) = [0.25, 0.5, 0.25]
  character(3), parameter :: names(2) = ['one', 'two']
contains
  subroutine weigh(n, a, c)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    character(3), intent(out) :: c(2)
    integer :: i
    ! elements of named constants
    !$omp parallel do
    do i = 1, n
      a(i) = a(i)*Weights(mod(i, 3))
    end do
    !$omp parallel do
    do i = 1, 2
      c(i) = names(3 - i)
    end do
    a(1) = weights(n)
    ! whole ones
    a(1:3) = a(1:3)*Weights
  end subroutine
  subroutine sizes(n, m, a)
    integer, intent(in) :: n
    integer(8), intent(in) :: m
    real, intent(inout) :: a(n, n)
    integer(8), parameter :: Gangs = 8
    integer :: i
    ! constants of 8 bytes
    !$omp parallel do
    do i = 1, n
      a(i, 1) = 1
    end do
    !$omp parallel do
    do i = 1, n
      a(i, 1) = 2
    end do
    ! two sections of one array, and one in each direction
    !$omp parallel do
    do i = 1, n
      a(i, 1) = 1
    end do
  end subroutine
end module
subroutine renamed(n, a)
  use tables, only: w => weights
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel num_threads(1) private(i)
  do i = 1, n
    a(i) = w(mod(i, 3))
  end do
  !$omp end parallel
end subroutine
