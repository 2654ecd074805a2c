! Pointers of Cray Fortran: integers that hold the address of a variable.
module k
  implicit none
  real(8) :: shared(4)
  pointer(ips, shared)
contains
  subroutine work(n, m, ip, z)
    !$acc routine seq
    integer, intent(in) :: n, m
    integer(8), intent(in) :: ip
    real(8), intent(inout) :: z(n)
    real(8) :: t(m)
    pointer(ipt, t)
    integer :: i
    ipt = ip
    do i = 1, m
      t(i) = i
    end do
    z(1) = sum(t)
  end subroutine
  subroutine twice()
    shared = 2 * shared
  end subroutine
end module
program p
  use k
  implicit none
  type pair
    integer :: a
    real :: b
  end type
  integer :: i, j, n
  real, target :: x(4, 3), y(12)
  real :: v(4, 3), w(*), c
  character(4) :: text, s(2)
  type(pair) :: pp, q(2)
  pointer (px, v), (pw, w)
  pointer (pc, c), (pt, text), (pq, pp)
  real(8) :: stack(8), z(2), own(4)
  integer(8) :: at
  x = reshape([(i, i = 1, 12)], [4, 3])
  px = loc(x)
  pw = loc(x(1, 2))
  print *, v(2, 3), sum(v), shape(v), w(1), w(5)
  v(1, 1) = 100
  v(:, 2) = v(:, 2) + 0.5
  print *, x(1, 1), x(:, 2)
  px = loc(y)
  v = 7
  print *, y(1), y(12), x(1, 1)
  do i = 1, 4
    pc = loc(x(i, 1))
    c = -i
  end do
  print *, x(:, 1)
  pc = loc(x)
  pc = pc + 4 * 5
  print *, c
  s = ['abcd', 'efgh']
  pt = loc(s(2))
  text(2:2) = '_'
  print *, s, text == 'e_gh'
  q = [pair(1, 1.5), pair(2, 2.5)]
  pq = loc(q(2))
  pp%a = 22
  print *, q(2), pp%b
  own = 1.5d0; stack = 0; z = 0
  ips = loc(own)
  call twice
  print *, own
  call inner
  at = loc(stack(3))
  call work(2, 4, at, z)
  print *, stack(3:6), z(1)
  n = 0
  !$omp parallel do private(j) reduction(+: n) num_threads(2)
  do i = 1, 12
    j = int(w(mod(i, 4) + 1))
    n = n + j
  end do
  print *, n
contains
  subroutine inner
    px = loc(x)
    print *, sum(v(2:3, 3))
    c = 9
  end subroutine
end program
