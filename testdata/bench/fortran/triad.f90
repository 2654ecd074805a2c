! triad: a = b + s*c over long vectors, limited by the memory.
!
!   triad [N [REPETITIONS]]
!   small: triad 1000 3
!
! The vectors take turns, and all values are small integers, so the sum at the end is exact.
module vectors
  implicit none
contains
  subroutine triad(n, s, a, b, c)
    integer, intent(in) :: n
    real(8), intent(in) :: s, b(n), c(n)
    real(8), intent(inout) :: a(n)
    integer :: i
    !$acc parallel loop present(a, b, c)
    !$omp parallel do
    do i = 1, n
      a(i) = b(i) + s * c(i)
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
  use vectors
  implicit none
  integer :: n, repetitions, i, r
  real(8), allocatable :: a(:), b(:), c(:)
  real(8) :: sum
  n = argument(1, 4000000)
  repetitions = argument(2, 120)
  allocate (a(n), b(n), c(n))
  do i = 1, n
    a(i) = 0
    b(i) = mod(i - 1, 17)
    c(i) = mod(i - 1, 5)
  end do
  !$acc data copyin(c) copy(a, b)
  do r = 1, repetitions
    call triad(n, 2d0, a, b, c)
    call triad(n, -1d0, b, a, c)
  end do
  !$acc end data
  sum = 0
  do i = 1, n
    sum = sum + a(i) + 3 * b(i)
  end do
  write (*, '("triad: ", i0, " elements, ", i0, " repetitions, sum ", f0.0)') n, repetitions, sum
end program
