#ifndef _OPENACC
#define _OPENACC 201711
#endif
module queues
#ifdef _OPENACC
  use openacc
#endif
  implicit none
contains
  subroutine pipeline(x, y, n, blocks)
    integer, intent(in) :: n, blocks
    real, intent(in) :: x(n)
    real, intent(out) :: y(n)
    integer :: b, i, size, start
    size = n/blocks
    do b = 1, blocks
      start = (b - 1)*size
      !$omp parallel do
      do i = start + 1, start + size
        y(i) = 2*x(i)
      end do
    end do
  end subroutine

  subroutine order(x, y, z)
    use iso_fortran_env, only: real64
    real(real64), intent(inout) :: x(:), y(:), z(:)
    integer :: i
    !$omp parallel do
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
    !$omp parallel do
    do i = 1, size(y)
      y(i) = y(i) + 1
    end do
    !$omp parallel do
    do i = 1, size(z)
      z(i) = z(i) + 1
    end do
  end subroutine

  subroutine lifetimes(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$omp parallel
    !$omp do
    do i = 1, n
      x(i) = x(i) + 1
    end do
    !$omp end parallel
    call acc_wait(1)
  end subroutine

  subroutine nests(x, y, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    real, intent(in) :: y(n)
    integer :: i
    real :: scale
    scale = 1
    !$omp parallel do
    do i = 1, n
      x(i) = x(i) + y(i)
    end do
    scale = 1/x(1)
    !$omp parallel do
    do i = 1, n
      x(i) = x(i)*scale
    end do
  end subroutine

  subroutine setup(device, x, n)
    integer, intent(in) :: device, n
    real, intent(out) :: x(n)
    integer :: i
    if (n > 0) then
      !$omp parallel do
      do i = 1, n
        x(i) = 0
      end do
    end if
  end subroutine
end module
