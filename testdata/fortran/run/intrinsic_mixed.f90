module data
  implicit none
  type grid
    real(8), allocatable :: u(:,:)
    integer :: n(3) = [3, 1, 2]
    character(5) :: tag(2) = ['ab   ', 'cde  ']
  end type
contains
  elemental real(8) function cube(x)
    real(8), intent(in) :: x
    cube = x**3
  end function
  function stats(x) result(r)
    real(8), intent(in) :: x(:)
    real(8) :: r(3)
    r = [sum(x)/size(x), minval(x), maxval(x)]
  end function
  subroutine work(x, n, d)
    integer, intent(in) :: n, d
    real(8), intent(inout) :: x(n, *)
    print *, sum(x(:, 1:2), d), size(x, 1), lbound(x, 2), maxloc(x(:, 1:3), dim=d)
    x(:, 1) = cshift(x(:, 1), -1)
  end subroutine
end module
program w1
  use data
  implicit none
  type(grid) :: g
  type(grid), allocatable :: gs(:)
  integer :: i, j, n, e(0), d
  integer(1) :: i1(4) = [1_1, -2_1, 3_1, 4_1]
  integer(2) :: i2(2,2) = reshape([1_2, 2_2, -3_2, 4_2], [2,2])
  integer(8) :: i8(3) = [10_8, 20_8, 30_8]
  real(4) :: r4(3,2), rr
  real(8) :: x(5), y(5), m(4,3)
  complex(4) :: c4(2,2), cv(2)
  logical(1) :: l1(3) = [.true., .false., .true.]
  logical(8) :: l8(2,2) = reshape([.true., .true., .false., .true.], [2,2])
  character(4) :: words(3) = ['one ', 'two ', 'six ']
  integer, allocatable :: idx(:), z(:,:)
  real(8), pointer :: p(:)
  real(8), target :: t(10)
  n = 3; d = 2
  x = [3d0, -1d0, 4d0, -1d0, 5d0]
  y = x(5:1:-1)
  m = reshape([(mod(i*37, 23)*0.75d0 - 9, i = 1, 12)], [4, 3])
  r4 = reshape([1., 2., 3., 4., 5., 6.], [3, 2])
  c4 = reshape([(1.,1.), (2.,-1.), (0.,1.), (3.,0.)], [2,2])
  cv = [(1.,0.), (0.,1.)]
  allocate(g%u(2, 3)); g%u = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [2, 3])
  t = [(i*1d0, i = 1, 10)]
  p => t(1:10:3)
  print *, sum(x, x > 0), sum(pack(x, x > 0)), count(x == y), maxloc(abs(x), dim=1), minloc(x, 1, mask=x > -1), sum(cube(x(1:3))), stats(x)
  print *, sum(g%u), sum(g%u, 1), maxval(g%u(:, 2:)), matmul(g%u, transpose(g%u)), shape(g%u), g%n(maxloc(g%n, 1)), sum(g%u(1, :))
  print *, sum(i1), product(i1), maxval(i1), minloc(i1), sum(i2, 1), maxval(i2, 2), iall(i1), sum(i8), matmul(i2, i2), dot_product(i1, i1), any(i2 < 0, 1)
  print *, sum(r4), sum(r4, 2), product(r4, 1), norm2(r4), norm2(r4, 2), maxloc(r4), matmul(transpose(r4), r4), dot_product(r4(:, 1), r4(:, 2))
  print *, sum(c4), product(c4), sum(c4, 2), matmul(c4, cv), matmul(cv, c4), dot_product(cv, cv), abs(c4), aimag(c4), conjg(cv), transpose(c4)
  print *, any(l1), all(l1), count(l1), parity(l1), count(l8, 1), any(l8, 2), all(l8, 1), merge(1, 0, l1), pack(words, l1), count(l8), .not. l1
  print *, maxval(words), minval(words), maxloc(words), findloc(words, 'two'), len_trim(words), index(words, 'o'), adjustr(words), words(3:1:-1), scan(words, 'xw')
  print *, sum(p), p(2:3), cshift(p, 1), maxval(p), size(p), reshape(p, [2, 2]), matmul(reshape(p, [2, 2]), [1d0, 1d0]), dot_product(p, p)
  print *, sum(e), product(e), maxval(e), minval(e), count(e > 0), any(e > 0), all(e > 0), maxloc(e), size(e), pack(e, e > 0), shape(e), sum(real(e))
  print *, sum(m, 1), sum(m, d), maxval(m, dim=d), minloc(m, 2), count(m > 0, d), all(m > -11, 1), sum(m, mask=m > 0), sum(m, 1, m > 0), sum(m(::2, 3:1:-2))
  print *, reshape(m(2:3, :), [6]), transpose(m(1:2, 1:2)), spread(x(1:2), d, 2), spread(m(1, :), 1, n), eoshift(m(1, :), 1), cshift(m(1:2, :), [1, 2], 2)
  idx = pack([(i, i = 1, 5)], x > 0)
  print *, idx, size(idx), x(idx), sum(x(idx)), y([3, 1])
  z = reshape([(i, i = 1, 6)], [2, 3])
  z = transpose(z)
  print *, z, shape(z), lbound(z), ubound(z, 1)
  z = z(:, 2:1:-1)
  print *, z, maxval(z, 1), all(z == z), sum(z**2), matmul(z, reshape([1, 0, 0, 1], [2, 2]))
  where (x > 0)
    y = sqrt(x)
  elsewhere
    y = abs(x) + merge(1d0, 2d0, x < -0.5d0)
  end where
  print *, y, max(x, y), min(x, 0d0), mod(x, 3d0), sign(1d0, x), dim(x, y), atan2(x, y), hypot(x, y), modulo(x, 3d0), ceiling(x/2), nint(x*1.5d0)
  forall (i = 1:5, x(i) > 0) y(i) = max(x(i), 4d0)
  print *, y, floor(y), int(y), real(nint(y)), cmplx(x(1:2), y(1:2)), max(i1, 2_1), min(i8, 15_8), abs(i2), iand(i1, 3_1), ishft(i8, -1), btest(i1, 0)
  call work(m, 4, d)
  call work(m, 4, 1)
  print *, m(:, 1)
  allocate(gs(2)); gs(1)%n = [9, 8, 7]
  print *, sum(gs(1)%n), gs(2)%n, maxval(gs(2)%n), len(gs(1)%tag), gs(2)%tag(2), sum(gs(1)%n(1:2)), size(gs), trim(g%tag(2))//'!'
  print *, [(sum(m(1:i, 1)), i = 1, 3)], sum([(real(i)**2, i = 1, 4)]), maxval([x, y]), minval([(x(i) - y(i), i = 1, 5)]), size([x, y]), sum(x*y)/norm2(x)
  print *, real(x(1:2), 4), int(x, 8), logical(l1, 4), char([65, 66]), ichar(words(:)(1:1)), achar(65 + [0, 1]), repeat(words(1)(1:1), 3), dble(r4(1, :)), aint(m(1, :)), anint(m(1, :))
  if (any(x < 0) .and. all(y > -100) .and. maxval(abs(x)) <= 5d0) print *, 'yes', count([x > 0, y > 0])
  do i = 1, size(words)
    select case (trim(words(i)))
    case ('one'); print *, 'one', i
    case ('six'); print *, 'six', ubound(words, 1) - i
    end select
  end do
  rr = 2.5
  print *, merge(x, y, x > y), merge('aa', 'bb', [.true., .false.]), transfer(rr, 1), transfer(transfer(x(1), [1, 1]), 1d0), selected_real_kind(10, 100), kind(sum(i1)), kind(count(l1)), kind(x*rr), kind(max(1, 2))
end program
