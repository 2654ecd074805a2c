! matmul: the product of two square matrices, a column of the result at a time.
!
!   matmul [N]
!   small: matmul 70
!
! The entries are small integers: every sum is exact.
module matrices
  implicit none
contains
  subroutine multiply(n, a, b, c)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n, n), b(n, n)
    real(8), intent(out) :: c(n, n)
    real(8) :: factor
    integer :: i, j, k
    !$acc parallel loop gang copyin(a, b) copyout(c)
    !$omp parallel do private(i, k, factor)
    do j = 1, n
      !$acc loop vector
      do i = 1, n
        c(i, j) = 0
      end do
      !$acc loop seq
      do k = 1, n
        factor = b(k, j)
        !$acc loop vector
        do i = 1, n
          c(i, j) = c(i, j) + factor * a(i, k)
        end do
      end do
    end do
  end subroutine

  integer function argument(number, otherwise)
    integer, intent(in) :: number, otherwise
    character(20) :: text
    argument = otherwise
    if (command_argument_count() >= number) then
      call get_command_argument(number, text)
      read (text, *) argument
    end if
  end function
end module

program main
  use matrices
  implicit none
  integer :: n, i, j
  real(8), allocatable :: a(:, :), b(:, :), c(:, :)
  real(8) :: sum
  n = argument(1, 1500)
  allocate (a(n, n), b(n, n), c(n, n))
  do j = 1, n
    do i = 1, n
      a(i, j) = mod(i + j, 7)
      b(i, j) = mod(3 * i + j, 5)
    end do
  end do
  call multiply(n, a, b, c)
  sum = 0
  do j = 1, n
    do i = 1, n
      sum = sum + c(i, j) * mod(i + n * j, 13)
    end do
  end do
  write (*, '("matmul: ", i0, " x ", i0, ", weighted sum ", f0.0)') n, n, sum
end program
