program more
  implicit none
  integer :: i, j, n, a(5), b(3, 3), r
  real :: x(4), y(4), s
  real(8), allocatable :: big(:, :), v(:)
  complex(8) :: z(3)
  logical :: l(3)
  type :: p
    real :: q
    integer :: w(2)
  end type
  type(p) :: ps(4), one
  procedure(real), pointer :: fp
  integer, pointer :: pi(:)
  integer, target :: ti(6)
  a = [5, 4, 3, 2, 1]
  forall (i = 1:4) a(i) = a(i + 1) * 10
  print *, a
  forall (i = 1:3, j = 1:3, i >= j)
    b(i, j) = i * j
  end forall
  forall (i = 1:3, j = 1:3, i < j) b(i, j) = b(j, i) + 100
  print *, b
  where (mod(b, 2) == 0)
    b = b / 2
    where (b > 40) b = -b
  elsewhere
    b = 0
  end where
  print *, b
  do concurrent (i = 1:4)
    s = i * 2.0
    x(i) = s + 1
  end do
  print *, x
  y = x
  y(2:4) = y(1:3) + y(2:4)
  print *, y
  y(4:1:-1) = y
  print *, y
  y = y([2, 1, 4, 3])
  print *, y
  z = [(cmplx(i, -i, 8), i = 1, 3)]
  z = z * conjg(z) + (0d0, 1d0)
  print *, z, real(z), abs(z)
  l = [.true., .false., .true.]
  print *, .not. l, l .and. [.true., .true., .false.], any(l .neqv. .true.)
  allocate(big(2, 3), v(6))
  big = reshape([(i * 1d0, i = 1, 6)], [2, 3])
  v = pack(big, big > 2)
  print *, size(v), v
  big = big + spread([10d0, 20d0], 2, 3)
  print *, big
  print *, maxloc(big), minval(big, 1), sum(big, dim=2), product([1, 2, 3, 4])
  v = matmul(big, [1d0, 1d0, 1d0])
  print *, v
  ps%q = [1., 2., 3., 4.]
  ps(:)%w(1) = [4, 3, 2, 1]
  do i = 1, 4
    ps(i)%w(2) = i
  end do
  ps(2:3) = ps(3:2:-1)
  print *, ps%q, ps%w(1), sum(ps(1:3)%w(2))
  one = ps(maxloc(ps%w(1), 1))
  print *, one%q, one%w
  ti = [(i, i = 1, 6)]
  pi => ti(6:1:-2)
  print *, pi, sum(pi)
  pi(2) = 40
  print *, ti
  call modifies(pi)
  print *, ti
  n = 0
  do i = 1, 3
    do j = i, 3
      n = n + merge(1, 0, mod(i + j, 2) == 0)
    end do
  end do
  print *, n
  r = 0
  do i = 1, 10, 3
    r = r * 10 + i
  end do
  print *, r, i
  print *, sum([(real(i) ** 2, i = 1, 4)]), [real :: 1, 2] / 4
  call inplace(x, 4)
  print *, x
  print *, norm([3., 4.]), diag(3)
contains
  subroutine modifies(a)
    integer, intent(inout) :: a(:)
    a = a * 2
    a(1) = -1
  end subroutine
  subroutine inplace(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    real :: w(n, n)
    integer :: i
    w = 0
    do i = 1, n
      w(i, i) = 2
    end do
    a = matmul(w, a)
  end subroutine
  pure real function norm(v)
    real, intent(in) :: v(:)
    norm = sqrt(dot_product(v, v))
  end function
  pure function diag(n) result(d)
    integer, intent(in) :: n
    integer :: d(n, n)
    integer :: i
    d = 0
    forall (i = 1:n) d(i, i) = i
  end function
end program
