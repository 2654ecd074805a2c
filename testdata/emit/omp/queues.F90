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
    !$acc data create(x, y)
    do b = 1, blocks
      start = (b - 1)*size
      !$acc update device(x(start+1:start+size)) async(mod(b, 2))
      !$acc parallel loop async(mod(b, 2))
      do i = start + 1, start + size
        y(i) = 2*x(i)
      end do
      !$acc end parallel loop
      !$acc update self(y(start+1:start+size)) async(mod(b, 2))
    end do
    !$acc wait
    !$acc end data
  end subroutine

  subroutine order(x, y, z)
    use iso_fortran_env, only: real64
    real(real64), intent(inout) :: x(:), y(:), z(:)
    integer :: i
    !$acc parallel loop async(1) copy(x)
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
    !$acc parallel loop async copy(y)
    do i = 1, size(y)
      y(i) = y(i) + 1
    end do
    !$acc wait(1) async(2)
    !$acc parallel loop async(2) wait(acc_async_noval) copy(z)
    do i = 1, size(z)
      z(i) = z(i) + 1
    end do
    !$acc wait(2) if(size(z) > 0)
    !$acc update self(z) wait(1)
  end subroutine

  subroutine lifetimes(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$acc enter data copyin(x) async(1)
    !$acc parallel present(x) async(1)
    !$acc loop gang
    do i = 1, n
      x(i) = x(i) + 1
    end do
    !$acc end parallel
    !$acc exit data copyout(x) async(1)
    call acc_wait(1)
  end subroutine

  subroutine nests(x, y, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    real, intent(in) :: y(n)
    integer :: i
    real :: scale
    scale = 1
    !$acc kernels copy(x) copyin(y) async(3)
    !$acc loop independent
    do i = 1, n
      x(i) = x(i) + y(i)
    end do
    scale = 1/x(1)
    !$acc loop independent
    do i = 1, n
      x(i) = x(i)*scale
    end do
    !$acc end kernels
    !$acc wait(3)
  end subroutine

  subroutine setup(device, x, n)
    integer, intent(in) :: device, n
    real, intent(out) :: x(n)
    integer :: i
    !$acc set device_num(device) default_async(2)
    if (n > 0) then
      !$acc parallel loop wait copy(x)
      do i = 1, n
        x(i) = 0
      end do
    end if
  end subroutine
end module
