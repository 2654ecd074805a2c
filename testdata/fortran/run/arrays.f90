program arrays
  implicit none
  integer :: i, j
  real(8) :: a(5), b(5), m(3,4), t(4,3)
  integer :: v(0:4), idx(3), k(-1:1, 2:3)
  logical :: mask(5)
  integer, allocatable :: dyn(:), d2(:,:)
  real(8), parameter :: tab(3) = [1.5d0, 2.5d0, 3.5d0]
  a = [1, 2, 3, 4, 5]
  b = a * 2 - 1
  print *, b
  a(2:4) = b(1:3)
  print *, a
  a(1:4) = a(2:5)
  print *, a
  a(2:5) = a(1:4)
  print *, a
  a(5:1:-1) = [(real(i*i, 8), i = 1, 5)]
  print *, a
  v = [(i, i = 10, 14)]
  print *, v(0), v(4), lbound(v), ubound(v)
  idx = [3, 1, 2]
  print *, a(idx)
  a(idx) = [100d0, 200d0, 300d0]
  print *, a
  do j = 1, 4
    do i = 1, 3
      m(i, j) = 10 * i + j
    end do
  end do
  print *, m(2, :)
  print *, m(:, 3)
  print *, m(1:3:2, 2:4:2)
  t = transpose(m)
  print *, t(4, :)
  k = reshape([1, 2, 3, 4, 5, 6], [3, 2])
  print *, k(-1, 2), k(1, 3), size(k), shape(k)
  mask = a > 50
  print *, mask, count(mask), any(mask), all(mask)
  where (a > 50)
    b = a / 100
  elsewhere (a > 10)
    b = -1
  elsewhere
    b = 0
  end where
  print *, b
  where (b < 0) b = 7
  print *, b
  forall (i = 1:5, i /= 3) a(i) = i * 1.5d0
  print *, a
  forall (i = 2:4) a(i) = a(i-1) + a(i+1)
  print *, a
  allocate(dyn(3))
  dyn = [1, 2, 3]
  dyn = [dyn, 4, 5]
  print *, dyn, size(dyn)
  dyn = dyn(2:3)
  print *, dyn, size(dyn)
  dyn = dyn + 1
  print *, dyn
  deallocate(dyn)
  allocate(dyn(-1:1), source = 9)
  print *, dyn, lbound(dyn), ubound(dyn)
  allocate(d2(2, 3))
  d2 = 0
  d2(2, :) = [1, 2, 3]
  print *, d2, sum(d2), maxval(d2), minval(d2)
  print *, allocated(dyn), sum(tab), tab(idx(1))
  print *, dot_product(tab, tab), matmul(reshape([1,2,3,4],[2,2]), reshape([1,0,0,1],[2,2]))
  call fill(a(2:4))
  print *, a
  call fill(m(2, 1:3))
  print *, m(2, :)
  call star(m, 12)
  print *, m(3, 4)
  call star(m(1, 2), 3)
  print *, m(:, 2)
  print *, total(a(::2))
  call auto(4)
contains
  subroutine fill(x)
    real(8), intent(inout) :: x(:)
    x = x + 1000
    x(size(x)) = -1
  end subroutine
  subroutine star(x, n)
    integer, intent(in) :: n
    real(8) :: x(*)
    x(n) = 0.25d0
  end subroutine
  real(8) function total(x)
    real(8), intent(in) :: x(:)
    integer :: i
    total = 0
    do i = 1, size(x)
      total = total + x(i)
    end do
  end function
  subroutine auto(n)
    integer, intent(in) :: n
    real(8) :: w(n), z(0:n)
    w = 1
    z = 2
    z(1:n) = w + z(0:n-1)
    print *, z, size(w)
  end subroutine
end program
