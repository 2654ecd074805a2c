module types_m
  implicit none
  type vec
    real(8) :: x, y
  end type
  interface operator(+)
    module procedure addv
  end interface
contains
  elemental type(vec) function addv(a, b)
    type(vec), intent(in) :: a, b
    addv = vec(a%x + b%x, a%y + b%y)
  end function
  function make(n) result(r)
    integer, intent(in) :: n
    integer, allocatable :: r(:)
    integer :: i
    r = [(i*i, i = 1, n)]
  end function
  pure function names(n) result(r)
    integer, intent(in) :: n
    character(n) :: r(2)
    r = [repeat('a', n), repeat('b', n)]
  end function
  subroutine sizes(a, b, c, d)
    integer, intent(in) :: a(:), b(2:, 0:)
    integer, intent(in), optional :: c(:)
    character(*), intent(in) :: d(:)
    integer :: loc(size(a)), t(size(b, 1), ubound(b, 2) + 1)
    loc = 2*a
    t = b
    print *, sum(loc), shape(t), lbound(b), ubound(b), len(d), size(d), present(c), maxval(t)
    if (present(c)) print *, sum(c), size(c)
  end subroutine
  recursive integer function fact(n) result(r)
    integer, intent(in) :: n
    r = merge(1, 0, n <= 1)
    if (n > 1) r = n*fact(n - 1)
  end function
end module
program x1
  use types_m
  implicit none
  type(vec) :: v(3), w(3)
  integer :: i, a(4) = [4, 3, 2, 1], b(2, 3), n
  integer, allocatable :: p(:), q(:,:)
  real :: r(4), s
  character(:), allocatable :: str, list(:)
  logical, allocatable :: mask(:)
  complex :: z
  real(8) :: big(1000), m(50,50)
  v = [(vec(i*1d0, -i*1d0), i = 1, 3)]
  w = v + v(3:1:-1)
  print *, w%x, w%y, sum(v%x*v%y), maxval(w%x), pack(v%x, v%y < -1), merge(v%x, w%x, v%x > 1), cshift(v%x, 1)
  w = pack(v, v%x > 1, w); print *, w%x
  w = merge(v, w, [.true., .false., .true.]); print *, w%y
  w = reshape([v(2), v(1), v(3)], [3]); print *, w%x
  w = spread(v(2), 1, 3); print *, w%x, w%y
  w = eoshift(v, 1, boundary=vec(9d0, 9d0)); print *, w%x
  print *, make(4), sum(make(5)), size(make(3)), maxval(make(4), mask=mod(make(4), 2) == 1), names(3), len(names(4))
  b = reshape(make(6), [2, 3])
  call sizes(a, b, d=names(3)); call sizes(make(2), transpose(b), a, ['x'])
  p = make(5); q = reshape(p(1:4), [2, 2])
  p = [p, sum(p), maxval(q)]
  print *, p, q(:, 2), matmul(q, q), fact(5), dot_product(a, make(4))
  mask = p > 4
  print *, mask, count(mask), pack(p, mask), any(mask), findloc(mask, .true., 1), merge('t', 'f', mask)
  where (mask) p = -p
  print *, p, minval(p), minloc(p, 1), sum(abs(p)), sign(1, p)
  r = real(a)/2
  s = sum(r)/size(r)
  print *, sqrt(sum((r - s)**2)/(size(r) - 1)), nint(r), maxval(r) - minval(r), r(maxloc(r)), epsilon(s) < 1, exp(sum(log(r))/4)
  str = ''
  do i = 1, 5
    str = str//achar(64 + i)//repeat('-', i)
    n = index(str, '-', back=.true.)
  end do
  print *, str, len(str), n, scan(str, 'CE'), verify(str, 'AB-'), index(str, 'D'), str(n:n), [(str(i:i), i = 1, 3)]
  list = ['pear  ', 'apple ', 'fig   ']
  do i = 1, size(list) - 1
    if (list(i) > list(i + 1)) list(i:i + 1) = list([i + 1, i])
  end do
  print *, list, len_trim(list), list(1)(2:4), adjustr(list), [character(3) :: (list(i), i = 3, 1, -1)]
  z = cmplx(3, -4)
  print *, abs(z), real(z), aimag(z), z*conjg(z), sqrt(z), z**2, exp(cmplx(0., 3.14159265/2)), z%re, z%im, abs([z, 2*z])
  call random_number(big)
  print *, all(big >= 0 .and. big < 1), abs(sum(big)/size(big) - 0.5d0) < 0.05d0, maxval(big) > 0.9d0, minval(big) < 0.1d0, count(big < 0.5d0) > 400
  m = 0
  do i = 1, 50
    m(i, i) = i
  end do
  print *, sum(m), sum(matmul(m, m)), maxloc(m), norm2(m), all(transpose(m) == m), sum([(m(i, i), i = 1, 50)]), trim(merge('diag', 'full', count(m /= 0) == 50))
  deallocate(p); allocate(p(0:4), source=[1, 2, 3, 4, 5]); print *, lbound(p), ubound(p), p(0), p(size(p) - 1)
  print *, int(z'1F'), ior(int(b'1010'), int(o'17')), real(1)/3, 7/2, -7/2, mod(-7, 2), 2**10, 10.0**(-2), huge(1) + 0, achar(iachar('a') - 32), ichar('z') - ichar('a')
  block
    integer :: tmp(2)
    tmp = minloc(b)
    associate (x => b(tmp(1), tmp(2)), y => b(:, 2))
      print *, x, y, sum(y), size(y), shape(b(:, tmp(2):))
    end associate
  end block
end program
