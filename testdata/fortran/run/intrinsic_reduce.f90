program intrinsics_reduce
  implicit none
  integer :: i, n, d
  integer(1) :: b(4) = [1_1, 2_1, 3_1, 100_1]
  integer(2) :: h(3) = [300_2, -200_2, 7_2]
  integer(4) :: a(3,4), e0(0)
  integer(8) :: k(3) = [1_8, 5000000000_8, -7_8]
  real(4) :: r(5), rm(2,3)
  real(8) :: x(4), y(3,2,2), z0(0), nan
  complex(4) :: c(2) = [(1.,2.), (3.,-1.)]
  complex(8) :: w(3)
  logical :: l(2,3), l1(3)
  logical(1) :: lb(2) = [.true., .false.]
  a = reshape([(mod(i*7, 13), i = 1, 12)], [3, 4])
  r = [1.5, -2.5, 3.25, 0.0, 8.0]
  rm = reshape([1., 2., 3., 4., 5., 6.], [2, 3])
  x = [1d0, 2d0, 4d0, 8d0]
  y = reshape([(i*1.5d0, i = 1, 12)], [3, 2, 2])
  w = [(1d0,1d0), (2d0,-1d0), (0d0,3d0)]
  l = rm > 2.5
  l1 = [.true., .false., .true.]
  n = 2; d = 2
  print *, sum(b), sum(h), sum(a), sum(k), sum(r), sum(x), sum(y), sum(c), sum(w), sum(e0), sum(z0)
  print *, product(b(1:3)), product(h), product(k), product(r(1:3)), product(x), product(c), product(w), product(e0)
  print *, sum(a, 1), sum(a, 2), sum(a, dim=d), product(a, 1), sum(y, 2), sum(y, 3)
  print *, sum(a, mask=a > 5), sum(a, 1, a > 5), sum(a, dim=2, mask=a > 5), sum(r, r > 0), sum(r, mask=.false.), product(a, a < 4 .and. a > 0)
  print *, maxval(b), maxval(h), maxval(a), maxval(k), maxval(r), maxval(x), maxval(y), maxval(e0), maxval(z0)
  print *, minval(b), minval(h), minval(a), minval(k), minval(r), minval(x), minval(y), minval(e0), minval(z0)
  print *, maxval(a, 1), maxval(a, 2), minval(a, dim=d), maxval(a, 1, a < 6), maxval(r, r < 2), minval(a, mask=a > 100), maxval(y, 2)
  print *, maxloc(a), minloc(a), maxloc(r), minloc(r), maxloc(y), maxloc(e0), maxloc(k), maxloc(b)
  print *, maxloc(a, 1), maxloc(a, 2), minloc(a, dim=d), maxloc(r, 1), minloc(r, dim=1), maxloc(a, mask=a < 6), maxloc(a, 1, a < 6), maxloc(r, 1, r < 3)
  print *, maxloc([1, 3, 3, 2]), maxloc([1, 3, 3, 2], back=.true.), maxloc([1, 3, 3, 2], 1, back=.true.), minloc([1., 1.], 1, back=.true.)
  print *, maxloc(r, 1, kind=8), minloc(e0, 1), maxloc(r, mask=r > 100), maxloc(r, 1, r > 100)
  print *, findloc(a, 7), findloc(a, 7, 1), findloc(a, 99), findloc([1, 2, 1], 1, back=.true.), findloc([1, 2, 1], 1, 1), findloc(r, 3.25, 1)
  print *, findloc(l1, .false.), findloc(x, 4d0), findloc(a, 5, dim=d), findloc([1., 2.], 2d0, 1), findloc(a, 7, mask=a > 7)
  print *, any(l), all(l), any(l, 1), all(l, 1), any(l, 2), all(l, 2), any(lb), all(lb), parity(l1), parity(l, 1)
  print *, count(l), count(l, 1), count(l, 2), count(l, dim=d), count(l, kind=8), count(a > 3), any(a > 11), all(a >= 0), count(lb)
  print *, iall(a), iany(a), iparity(a), iall(a, 1), iany(a, 2), iparity(a, 1, a > 3), iall(b), iany(h), iparity(k)
  print *, norm2(r), norm2(x), norm2(rm, 1), norm2(y, 2), norm2([3d200, 4d200])
  print *, dot_product(x, x), dot_product(r, r), dot_product(a(:,1), a(:,2)), dot_product(c, c), dot_product(w, w), dot_product(l1, l1), &
    dot_product([1, 2], [1.5d0, 2.5d0]), dot_product(k, [1, 2, 3])
  nan = 0; nan = nan/nan
  x(2) = nan
  print *, maxval(x), minval(x), maxloc(x), minloc(x), maxval([nan, nan]) == 0, maxloc([nan, nan])
  print *, sum(rm*2 + 1), sum(abs(r)), maxval(rm - transpose(reshape(rm, [3, 2]))), sum([(i**2, i = 1, 10)]), sum(a(1:3:2, 4:1:-1)), sum(rm(2, :))
end program
