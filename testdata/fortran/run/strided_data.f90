! Data clauses and updates of arrays with strides, also backwards.
program strided_data
  implicit none
  integer, target :: t(10)
  integer :: m(4, 4), work(0:3), b(10)
  integer, pointer :: x(:)
  integer :: i, j
  t = 0
  call backwards(t(10:1:-1))
  print *, t
  call backwards(t)
  print *, t
  call plane(m(4:1:-1, 4:2:-2))
  print *, m(:, 2), m(:, 4)

  ! What lies between the elements stays as the host has it.
  x => t(1:10:3)
  !$acc data copyin(t)
  !$acc parallel loop
  do i = 1, 10
    t(i) = i
  end do
  t(2) = 100
  !$acc update self(x)
  print *, x, t(2)
  x => t(10:1:-3)
  x = -x
  t(9) = 200
  !$acc update device(x(2:3))
  !$acc parallel loop
  do i = 1, 10
    t(i) = t(i) * 2
  end do
  !$acc update self(x)
  print *, x(2:3)
  !$acc end data

  ! A private array has no place on the device that a clause could ask for.
  !$acc data copyout(b)
  !$acc serial loop default(present) private(work)
  do i = 1, 10
    do j = 0, 3
      work(j) = i * j
    end do
    b(i) = work(3)
  end do
  !$acc end data
  print *, b
contains
  subroutine backwards(x)
    integer, intent(inout) :: x(:)
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, 10
      x(i) = i
    end do
    !$acc parallel loop
    do i = 1, 10
      x(i) = x(i) + i
    end do
    !$acc data copy(x(2:5))
    !$acc parallel loop
    do i = 2, 5
      x(i) = x(i) + i
    end do
    !$acc end data
  end subroutine
  subroutine plane(x)
    integer, intent(out) :: x(0:, 0:)
    integer :: i, j
    !$acc parallel loop collapse(2) copyout(x)
    do j = 0, 1
      do i = 0, 3
        x(i, j) = 10 * j + i
      end do
    end do
  end subroutine
end program
