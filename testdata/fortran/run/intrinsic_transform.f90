program intrinsics_transform
  implicit none
  type point
    integer :: x, y
  end type
  integer :: i, j, n
  integer :: a(2,3), v(6), s(2)
  real(8) :: m(3,3), x(3), q(2,2)
  real(4) :: f(2)
  complex(8) :: c(2,2)
  logical :: l(2,2), k(2,3)
  character(3) :: t(4)
  type(point) :: p(3)
  integer(8) :: bits
  n = 2
  a = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  v = [(i, i = 1, 6)]
  m = reshape([(real(i, 8), i = 1, 9)], [3, 3])
  x = [1d0, 2d0, 3d0]
  t = ['abc', 'def', 'ghi', 'jkl']
  p = [point(1, 2), point(3, 4), point(5, 6)]
  print *, matmul(m, m), matmul(m, x), matmul(x, m), matmul(transpose(m), x), matmul(a, transpose(a)), matmul(a, m)
  c = reshape([(1d0,1d0), (2d0,0d0), (0d0,1d0), (1d0,-1d0)], [2, 2])
  l = reshape([.true., .false., .true., .true.], [2, 2])
  print *, matmul(c, c), matmul(l, l), matmul(l, [.true., .false.])
  print *, transpose(a), transpose(m(1:2, :)), transpose(reshape(t, [2, 2]))
  print *, reshape(v, [3, 2]), reshape(v, [2, 2]), reshape(v, [3, 3], pad=[0, -1]), reshape(v, [2, 3], order=[2, 1]), reshape(a, [6]), reshape(t, [2, 2])
  print *, reshape(v, [2, 4], pad=[9], order=[2, 1]), shape(reshape(v, [1, 2, 3])), reshape(v(1:0), [2], pad=[7])
  print *, spread(v(1:3), 1, 2), spread(v(1:3), 2, n), spread(5, 1, 3), spread(a, n, 2), spread('ab', 1, 2)
  print *, pack(a, a > 2), pack(a, .true.), pack(a, a > 4, [0, 0, 0, 0]), pack(t, t > 'b'), pack(a, .false.), pack(m, m > 4)
  k = reshape([.true., .false., .true., .true., .false., .true.], [2, 3])
  print *, unpack(v, k, 0), unpack(v, k, a*10), unpack([1.5, 2.5], [.true., .false., .true.], 0.)
  print *, cshift(v, 2), cshift(v, -1), cshift(v, 8), cshift(a, 1), cshift(a, 1, 2), cshift(a, [1, 0, 1]), cshift(a, [1, 2], dim=2), cshift(t, 1), cshift(a, n, n)
  print *, eoshift(v, 2), eoshift(v, -1), eoshift(v, 1, 99), eoshift(a, 1, dim=2), eoshift(a, [1, 0, -1], boundary=7), eoshift(a, 1, [8, 9], 2), eoshift(x, 5), eoshift(t, 1)
  print *, merge(a, -a, a > 3), merge(1, a, k)
  bits = transfer(1.5d0, bits)
  print *, bits, transfer(bits, 1d0), transfer([1.0, 2.0], [1_8]), transfer(1078530011, 1.0), transfer('abcd', 1), transfer(v(1:2), 'abcd'), &
    transfer(a, [1_8], 2), transfer(point(7, 8), [0, 0]), transfer(3_8, p(1))
  p = cshift(p, 1)
  print *, p(1)%x, p(1)%y, p(3)%x
  p = p(3:1:-1)
  print *, p%x, p%y
  print *, size(a), size(a, 1), size(a, n), shape(a), lbound(a), ubound(a), size(v(2:5)), shape(a(:, 2:)), rank(a), size(m, kind=8)
  call bounds(a, m)
contains
  pure integer function add(x, y)
    integer, intent(in) :: x, y
    add = x + y
  end function
  pure integer function mul(x, y)
    integer, intent(in) :: x, y
    mul = x * y
  end function
  subroutine bounds(a, m)
    integer :: a(0:, -1:)
    real(8) :: m(2:4, *)
    real(8), allocatable :: z(:, :)
    real(8), pointer :: p(:)
    integer :: e(5:4), d
    allocate(z(3:5, -2:0))
    nullify(p)
    d = 2
    print *, lbound(a), ubound(a), size(a), lbound(m, 1), ubound(m, 1), lbound(m), lbound(z), ubound(z), lbound(z, d), ubound(z, dim=d)
    print *, lbound(e), ubound(e), size(e), lbound(a + 1), ubound(z(:, :)), lbound(z(3:4, :), 1), allocated(z), associated(p), is_contiguous(z), is_contiguous(a(:, ::2))
    deallocate(z)
    print *, allocated(z), storage_size(a), storage_size(m), size([1, 2, 3]), shape(transpose(a)), kind(a), len(['ab', 'cd'])
  end subroutine
end program
