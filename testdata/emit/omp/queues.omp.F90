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
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer, intent(in) :: n, blocks
    real, intent(in) :: x(n)
    real, intent(out) :: y(n)
    integer :: b, i, size, start
    size = n/blocks
    !$omp target data map(alloc: x, y)
    do b = 1, blocks
      start = (b - 1)*size
      !$omp task shared(x) depend(inout: accc_queue(iand(mod(b, 2), 63)))
      !$omp target update to(x(start+1:start+size))
      !$omp end task
      !$omp target nowait depend(inout: accc_queue(iand(mod(b, 2), 63)))
      !$omp teams distribute parallel do
      do i = start + 1, start + size
        y(i) = 2*x(i)
      end do
      !$omp end target
      !$omp task shared(y) depend(inout: accc_queue(iand(mod(b, 2), 63)))
      !$omp target update from(y(start+1:start+size))
      !$omp end task
    end do
    !$omp taskwait
    !$omp end target data
  end subroutine

  subroutine order(x, y, z)
    use iso_fortran_env, only: real64
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer :: accc_default_queue
    common /accc_default_queue/ accc_default_queue
    bind(c) :: /accc_default_queue/
    real(real64), intent(inout) :: x(:), y(:), z(:)
    integer :: i
    !$omp target nowait depend(inout: accc_queue(1)) map(tofrom: x)
    !$omp teams distribute parallel do
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
    !$omp end target
    !$omp target nowait depend(inout: accc_queue(accc_default_queue)) map(tofrom: y)
    !$omp teams distribute parallel do
    do i = 1, size(y)
      y(i) = y(i) + 1
    end do
    !$omp end target
    !$omp task depend(in: accc_queue(1)) depend(inout: accc_queue(2))
    !$omp end task
    !$omp target nowait depend(in: accc_queue(accc_default_queue)) depend(inout: accc_queue(2)) &
    !$omp   map(tofrom: z)
    !$omp teams distribute parallel do
    do i = 1, size(z)
      z(i) = z(i) + 1
    end do
    !$omp end target
    if (size(z) > 0) then
      !$omp task if(.false.) depend(inout: accc_queue(2))
      !$omp end task
    end if
    !$omp task if(.false.) depend(inout: accc_queue(1))
    !$omp end task
    !$omp target update from(z)
  end subroutine

  subroutine lifetimes(x, n)
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$omp task if(.false.) depend(inout: accc_queue(1))
    !$omp end task
    !$omp target enter data map(to: x)
    !$omp target map(alloc: x) nowait depend(inout: accc_queue(1))
    !$omp teams
    !$omp distribute parallel do
    do i = 1, n
      x(i) = x(i) + 1
    end do
    !$omp end teams
    !$omp end target
    !$omp task if(.false.) depend(inout: accc_queue(1))
    !$omp end task
    !$omp target exit data map(from: x)
    call acc_wait(1)
  end subroutine

  subroutine nests(x, y, n)
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    real, intent(in) :: y(n)
    integer :: i
    real :: scale
    scale = 1
    !$omp target enter data map(to: x, scale, y) nowait depend(inout: accc_queue(3))
    !$omp target nowait depend(inout: accc_queue(3))
    !$omp teams distribute parallel do
    do i = 1, n
      x(i) = x(i) + y(i)
    end do
    !$omp end target
    !$omp target map(tofrom: scale) nowait depend(inout: accc_queue(3))
    scale = 1/x(1)
    !$omp end target
    !$omp target map(tofrom: scale) nowait depend(inout: accc_queue(3))
    !$omp teams distribute parallel do
    do i = 1, n
      x(i) = x(i)*scale
    end do
    !$omp end target
    !$omp target exit data map(from: x, scale) map(release: y) nowait depend(inout: accc_queue(3))
    !$omp task if(.false.) depend(inout: accc_queue(3))
    !$omp end task
  end subroutine

  subroutine setup(device, x, n)
    use omp_lib, only: omp_set_default_device
    integer :: accc_default_queue
    common /accc_default_queue/ accc_default_queue
    bind(c) :: /accc_default_queue/
    integer, intent(in) :: device, n
    real, intent(out) :: x(n)
    integer :: i
    call omp_set_default_device(device)
    accc_default_queue = 2
    if (n > 0) then
      !$omp taskwait
      !$omp target teams distribute parallel do map(tofrom: x)
      do i = 1, n
        x(i) = 0
      end do
    end if
  end subroutine
end module
