! jacobi: Laplace's equation on a square, with the largest change of every sweep.
!
!   jacobi [N [SWEEPS]]
!   small: jacobi 60 40
!
! Every point is computed from the sweep before and a maximum has no order: the output is exact.
module grid
  implicit none
contains
  subroutine sweep(n, old, now, change)
    integer, intent(in) :: n
    real(8), intent(in) :: old(0:, 0:)
    real(8), intent(inout) :: now(0:, 0:)
    real(8), intent(out) :: change
    real(8) :: value
    integer :: i, j
    change = 0
    !$acc parallel loop gang present(old, now) reduction(max:change)
    !$omp parallel do private(i, value) reduction(max:change)
    do j = 1, n
      !$acc loop vector reduction(max:change)
      do i = 1, n
        value = 0.25d0 * (old(i - 1, j) + old(i + 1, j) + old(i, j - 1) + old(i, j + 1))
        change = max(change, abs(value - old(i, j)))
        now(i, j) = value
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
  use grid
  implicit none
  integer :: n, sweeps, i, j, s
  real(8), allocatable :: a(:, :), b(:, :)
  real(8) :: change, sum
  n = argument(1, 1000)
  sweeps = argument(2, 700)
  allocate (a(0:n + 1, 0:n + 1), b(0:n + 1, 0:n + 1))
  a = 0
  do i = 0, n + 1
    a(i, 0) = 1 + real(i, 8) / (n + 2)
  end do
  b = a
  !$acc data copy(a, b)
  do s = 1, sweeps, 2
    call sweep(n, a, b, change)
    call sweep(n, b, a, change)
  end do
  !$acc end data
  sum = 0
  do j = 0, n + 1
    do i = 0, n + 1
      sum = sum + a(i, j)
    end do
  end do
  write (*, '("jacobi: ", i0, " x ", i0, " points, ", i0, " sweeps, change ", f15.12, ", sum ", f0.9)') n, n, sweeps, change, sum
end program
