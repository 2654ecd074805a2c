program w2
  use ieee_arithmetic
  use iso_c_binding
  use iso_fortran_env
  implicit none
  real(8) :: nan, inf, x(4), z
  real(4) :: f
  integer :: i, n
  integer(int64) :: big
  character(kind=c_char, len=6) :: s
  character(:), allocatable :: a, b(:)
  real(8), allocatable :: v(:), w(:,:,:)
  logical :: ok
  integer, parameter :: k = selected_real_kind(12), arr(3) = [(i*i, i = 1, 3)], m = maxval(arr), nn = size(arr) + sum(arr)
  real(k), parameter :: eps = epsilon(1.0_k), pi = acos(-1.0_k)
  nan = ieee_value(nan, ieee_quiet_nan)
  inf = ieee_value(1d0, ieee_positive_inf)
  x = [nan, inf, -inf, -0d0]
  print *, ieee_is_nan(x), ieee_is_finite(x), ieee_is_negative(x), ieee_is_normal(x), isnan(x), x
  print *, ieee_copy_sign(2d0, -1d0), ieee_unordered(nan, 1d0), ieee_next_after(1d0, 2d0) > 1, ieee_rint(2.5d0), ieee_logb(10d0), ieee_rem(7d0, 4d0), ieee_support_nan(1d0)
  f = ieee_value(f, ieee_negative_inf)
  print *, f, f < -huge(f), ieee_is_finite(1.0), ieee_is_nan(f)
  print *, k, arr, m, nn, eps, pi
  s = 'hello'//c_null_char
  print *, len(s), index(s, c_null_char), c_int, c_double, c_size_t, int32, real64, int64
  big = huge(big)
  print *, big, huge(1_int16), -huge(1_int8) - 1, tiny(1.0), epsilon(1.0), huge(1d0), range(1_int64), precision(1d0)
  a = 'abc'
  a = a//'def'//a(2:2)
  print *, a, len(a), index(a, 'd'), a(3:), repeat(a, 2), trim(a//'   ')//'|', adjustl('   '//a), verify(a, 'abc'), a == 'abcdefb'
  allocate(character(4) :: b(3))
  b = ['w   ', 'xyz ', 'ab  ']
  print *, len(b), b, len_trim(b), b(2)(2:3), index(b, 'y'), trim(b(1))//trim(b(3))
  n = 0
  v = [real(8) ::]
  do i = 1, 5
    v = [v, i*1.5d0]
    n = n + size(v)
  end do
  print *, v, n, sum(v), minval(v), v(ubound(v, 1))
  allocate(w(2, 0:1, -1:1)); w = reshape([(i*1d0, i = 1, 12)], [2, 2, 3])
  print *, shape(w), lbound(w), ubound(w), sum(w, 3), sum(w, 2), maxval(w, 1), w(:, 1, 0), sum(w(:, :, 1)), maxloc(w), minloc(w, 3), size(w, 3), product(shape(w))
  print *, reshape(w, [3, 4]), cshift(w(:, :, 1), 1, 2), pack(w, mod(w, 5d0) == 0), matmul(w(:, :, 0), w(:, :, 1)), norm2(w(1, 0, :)), any(w > 11, 3), count(w > 3, 1)
  w = w(:, :, 1:-1:-1)
  print *, lbound(w), w(1, 1, :), spread(w(1, :, 1), 1, 2), sum(spread(w(1, :, 1), 2, 3), 2), transpose(w(:, :, 1)), all(w > 0), eoshift(w(:, 1, 1), -1, 7d0)
  z = 0
  do concurrent (i = 1:4)
    x(i) = real(i, 8)**2
  end do
  print *, x, dot_product(x, [1, 2, 3, 4]), product(x), sum(1/x), exp(-x/10), log(x), int(log10(x*1000)), sqrt(sum(x**2)), norm2(x)
  ok = .true.
  print *, merge(1, 2, ok .and. x(1) > 0), ibits(1023, 2, 4), ishftc(3, -1, 3), ieor(5, 3), not(0), iand(int(z'ff'), 15), ior(8, 1), popcnt(255), leadz(1_int64), trailz(16)
  print *, mod(-7, 3), modulo(-7, 3), mod(7.5, -2.0), modulo(7.5, -2.0), sign(3, -1), nint(-2.5), floor(-2.5), ceiling(-2.5), int(-2.7), anint(-2.5), aint(-2.7), dim(2, 5), abs(-3)
  print *, cmplx(1, 2), real((1., 2.)), aimag((1., 2.)), abs((3., 4.)), conjg((1., 2.)), exp((0., 1.)), sqrt((-1., 0.)), (1., 2.)*(3., 4.), (1., 2.)/(3., 4.), log((1., 1.)), (1d0, 1d0)**2
  print '(4es14.6)', atan(1d0)*4, sinh(1.), gamma(5.), erf(0.5d0), bessel_j0(1d0), log_gamma(10d0), tan(1.), acosh(2d0), asin(0.5), hypot(3., 4.)
  print *, command_argument_count(), len(compiler_version()) > 0, is_iostat_end(iostat_end), is_iostat_eor(iostat_eor), storage_size(1d0), storage_size('abc'), bit_size(1), c_sizeof(1d0)
end program
