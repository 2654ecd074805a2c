! What the device sees of arrays, allocatables, pointers and components, through their descriptors.
module mm
  implicit none
  integer, parameter :: n = 64
  real(8), allocatable :: g(:,:)
  real(8) :: tab(n)
  integer :: cnt
  !$acc declare create(g, tab, cnt)
  type cell
    integer :: id
    real, allocatable :: v(:)
    real :: w(4)
  end type
  type field
    integer :: n
    real(8), allocatable :: a(:,:)
    real(8), pointer :: p(:)
  end type
contains
  subroutine scale(x, m, f)
    !$acc routine seq
    integer, intent(in), value :: m
    real(8), intent(inout) :: x(m)
    real(8), intent(in) :: f
    integer :: i
    do i = 1, m
      x(i) = x(i) * f + tab(1) + cnt
    end do
  end subroutine
  real(8) function at(i, j)
    !$acc routine seq
    integer, intent(in) :: i, j
    at = g(i, j)
  end function
  subroutine assumed(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$acc parallel loop copyin(x) copy(y)
    do i = 1, size(x)
      y(i) = y(i) + 2 * x(i)
    end do
  end subroutine
end module
program device_descriptors
  use mm
  implicit none
  real(8) :: x(n), y(n, n), s, mx, total
  real(8), allocatable :: z(:), u(:)
  real(8), pointer :: p(:)
  real(8), target :: t(n)
  integer :: i, j, k, ii(4)
  type(cell) :: c
  type(field) :: f
  logical :: l
  complex :: zc
  x = [(i, i=1,n)]
  tab = 1
  cnt = 2
  !$acc update device(tab, cnt)
  allocate(g(n, n))
  !$acc parallel loop collapse(2)
  do j = 1, n
    do i = 1, n
      g(i, j) = i + 10 * j
    end do
  end do
  !$acc update self(g)
  print *, sum(g)
  !$acc parallel loop copyout(y)
  do j = 1, n
    do i = 1, n
      y(i, j) = at(i, j) + at(j, i)
    end do
  end do
  print *, sum(y)
  !$acc parallel loop gang copy(y)
  do j = 1, n
    call scale(y(:, j), n, 0.5d0)
  end do
  print *, sum(y)
  deallocate(g)
  allocate(g(3,3))
  g = 5
  !$acc update device(g)
  s = 0
  !$acc parallel loop reduction(+:s)
  do i = 1, 3
    s = s + g(i, i)
  end do
  print *, s
  call assumed(x, y(:, 3))
  call assumed(x(1:n:2), y(2, 1:n/2))
  print *, sum(y)
  ! allocatable and pointer
  allocate(z(0:n-1))
  z = 3
  p => t
  t = x
  !$acc enter data copyin(z) create(u)
  !$acc kernels present(z) copy(p)
  do i = 0, n-1
    z(i) = z(i) + p(i+1)
    p(i+1) = -p(i+1)
  end do
  !$acc end kernels
  !$acc exit data copyout(z)
  print *, sum(z), sum(t)
  ! derived types
  c%id = 3
  allocate(c%v(10))
  c%v = 1
  c%w = 2
  !$acc enter data copyin(c)
  !$acc enter data copyin(c%v)
  !$acc parallel loop present(c)
  do i = 1, 10
    c%v(i) = c%v(i) * i + c%id + c%w(mod(i, 4) + 1)
  end do
  !$acc update self(c%v)
  print *, c%v
  !$acc exit data delete(c%v)
  !$acc exit data delete(c)
  f%n = 8
  allocate(f%a(8, 8), f%p(8))
  f%a = 1
  f%p = 2
  !$acc data copy(f)
  !$acc data copy(f%a, f%p)
  !$acc parallel loop gang
  do j = 1, f%n
    !$acc loop vector
    do i = 1, 8
      f%a(i, j) = f%a(i, j) + f%p(i) * j
    end do
  end do
  !$acc end data
  !$acc end data
  print *, sum(f%a), f%n
  ! private arrays and reductions
  mx = -1
  l = .false.
  k = 0
  zc = 0
  !$acc parallel loop private(ii) reduction(max:mx) reduction(.or.:l) reduction(+:k) reduction(+:zc)
  do i = 1, n
    ii = i
    ii(2) = 3
    mx = max(mx, x(i) * ii(1))
    l = l .or. i == 13
    k = k + sum(ii)
    zc = zc + cmplx(i, 1)
  end do
  print *, mx, l, k, zc
  ! update of a section, atomic
  y = 0
  total = 0
  !$acc data copy(y, total)
  y(2:5, 3:4) = 7
  !$acc update device(y(2:5, 3:4))
  !$acc parallel loop collapse(2)
  do j = 1, n
    do i = 1, n
      if (i > 1) then
        !$acc atomic update
        total = total + y(i, j)
      end if
    end do
  end do
  !$acc end data
  print *, total, sum(y)
  !$acc host_data use_device(x) if_present
  !$acc end host_data
  !$acc parallel copy(x)
  !$acc loop gang worker vector
  do i = 1, n
    if (mod(i, 2) == 0) then
      x(i) = sqrt(x(i)) + i**2 + 2.0**i
    else if (i > 20) then
      x(i) = exp(-x(i)) + sin(x(i))
    end if
  end do
  !$acc end parallel
  print '(f20.6)', sum(x)
end program
