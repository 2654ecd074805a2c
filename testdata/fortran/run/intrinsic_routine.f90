module helpers
  implicit none
contains
  real(8) function poly(x) result(r)
    !$acc routine seq
    real(8), intent(in) :: x(:)
    real(8) :: t(size(x))
    t = x**2
    r = sum(t) + maxval(t) - minval(x) + real(count(x > 2), 8) + merge(1, 2, any(x < 0))
  end function
  integer function find(s, c)
    !$acc routine seq
    character(*), intent(in) :: s
    character, intent(in) :: c
    find = index(s, c) + len_trim(s)*100 + scan(s, 'xyz')*10000 + verify(s, 'ab')*1000000
  end function
end module
program kernel2
  use helpers
  implicit none
  integer, parameter :: n = 16
  integer :: i, k(n), s(n), v(6)
  real(8) :: a(n, 4), r(n), q(n), m(2,3), w(2), u(3)
  character(6) :: c(n), d(n)
  do i = 1, n
    a(i, :) = [i*1d0, i*0.5d0, -i*0.25d0, 3d0]
    c(i) = repeat(char(96 + mod(i, 5) + 1), mod(i, 4) + 1)//'xb'
  end do
  !$acc parallel loop copyin(a, c) copyout(r, k, q, s, d) private(m, w, u, v)
  do i = 1, n
    r(i) = poly(a(i, :)) + poly(a(1:i:3, 1))
    k(i) = find(c(i), 'b')
    m = reshape([a(i, :), a(i, 1:2)], [2, 3])
    w = sum(m, 2)
    u = maxval(m, dim=1)
    q(i) = w(1)*10 + w(2) + sum(u) + sum(pack(a(i, :), a(i, :) > 1)) + sum(eoshift(u, 1)) + dot_product(matmul(m, u), w)
    v = [int(a(i, 1)), 0, 1, 2, 3, 4]
    s(i) = sum(v) + sum(maxloc(m)) + findloc(v, 2, 1) + int(sum(spread(w, 1, 2))) + size(pack(u, u > 0))
    d(i) = adjustr(trim(c(i)))
    if (c(i) > 'b') d(i) = 'gt'//c(i)(1:2)
  end do
  print '(4f16.6)', r, q
  print *, k
  print *, s
  print '(8a8)', d
end program
