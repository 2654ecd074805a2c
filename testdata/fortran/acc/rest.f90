! Directives without a construct, atomics, declare and routine.
module shared
  implicit none
  real :: table(8), fixed(3), resident(4), far(5)
  real, allocatable :: field(:), kept(:, :)
  integer :: count
  !$acc declare create(table, field) copyin(fixed, count)
  !$acc declare device_resident(resident) link(far)
  !$acc declare copyin(kept)
contains
  subroutine fill(n)
    integer :: n
    allocate(field(n), kept(n, 2))
    deallocate(field)
  end subroutine

  subroutine standalone(n, l)
    integer :: n
    logical :: l
    !$acc init
    !$acc init device_type(nvidia, host) device_num(1) if (l)
    !$acc shutdown device_type(*) device_num(n)
    !$acc set device_num(n) default_async(2) device_type(nvidia)
    !$acc wait
    !$acc wait(1, n) async(3) if (l)
    !$acc wait(devnum: 2: 1) async
  end subroutine

  subroutine atomics(x, y, i, j, l, a)
    real :: x, y
    integer :: i, j, a(:)
    logical :: l
    !$acc parallel copy(x, y, i, j, l, a)
    !$acc atomic
    x = x + y
    !$acc atomic update
    x = y * x
    !$acc atomic read
    y = x
    !$acc atomic write
    a(i) = j + 1
    !$acc atomic capture
    y = x
    x = x / 2
    !$acc end atomic
    !$acc atomic capture
    i = i - j
    j = i
    !$acc end atomic
    !$acc atomic capture
    j = a(2)
    a(2) = 7
    !$acc end atomic
    !$acc atomic update
    i = max(i, j)
    !$acc atomic update
    l = l .or. y > 0
    !$acc atomic if (j > 2)
    i = ior(i, j)
    !$acc end parallel
  end subroutine

  subroutine local(a, b, n)
    integer :: n
    real :: a(n), b(:), c(10), d(n)
    !$acc declare present(a) copy(b) create(c) copyin(d)
    c(1) = a(1)
    if (n > 3) return
    c(2) = b(1)
  end subroutine

  subroutine cached(a, n)
    integer :: n, i
    real :: a(n)
    !$acc parallel loop copy(a)
    do i = 2, n
      !$acc cache(a(i-1:i))
      a(i) = a(i-1)
    end do
  end subroutine

  real function one(x)
    !$acc routine seq
    real, intent(in) :: x
    one = x + 1
  end function

  subroutine level(a, n)
    !$acc routine worker nohost
    integer :: n, i
    real :: a(n)
    !$acc loop worker
    do i = 1, n
      a(i) = one(a(i))
    end do
  end subroutine

  subroutine three(a)
    !$acc routine gang(dim: 2) bind("other")
    real :: a(:)
    a(1) = 2
  end subroutine

  subroutine four(a, n)
    !$acc routine worker bind(level)
    integer :: n
    real :: a(n)
    a = 4
  end subroutine
end module
