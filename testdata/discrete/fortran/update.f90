! Updates of sections and of scalars.
program update
  implicit none
  integer :: a(10), m(3, 4), s, i, n, got(10)
  integer, allocatable :: h(:)
  real(8), pointer :: p(:)
  a = [(i, i = 1, 10)]
  m = reshape([(i, i = 1, 12)], [3, 4])
  s = 1
  allocate(h(6), p(3))
  h = [(i, i = 1, 6)]
  p = [1d0, 2d0, 3d0]
  !$omp target data map(to: a, m, s, h, p)
  !$omp target map(s)
  a = a + 100
  m = m + 100
  s = 8
  h = h + 100
  p = p * 10
  !$omp end target
  !$omp target update from(a(3:5))
  print '(a, 12(1x, i0))', 'a(3:5)', a
  !$omp target update from(m(:, 2))
  print '(a, 12(1x, i0))', 'm(:, 2)', m
  !$omp target update from(m(1:3, 3:4))
  print '(a, 12(1x, i0))', 'm(1:3, 3:4)', m
  !$omp target update from(s)
  print '(a, 12(1x, i0))', 's', s
  !$omp target update from(h(2:3))
  print '(a, 12(1x, i0))', 'h', h
  !$omp target update from(h)
  print '(a, 12(1x, i0))', 'h', h
  !$omp target update from(p(2:2))
  print '(a, 12(1x, f0.1))', 'p', p
  a = [(1000 + i, i = 1, 10)]
  !$omp target update to(a(1:2))
  n = 4
  !$omp target update to(a(n:n + 1)) if(n < 5)
  !$omp target update to(a(n + 3:)) if(n > 5)
  !$omp target map(from: got)
  got = a
  !$omp end target
  print '(a, 12(1x, i0))', 'seen', got
  !$omp target update from(a)
  print '(a, 12(1x, i0))', 'from all', a
  !$omp end target data
  !$omp target update from(a)
  print '(a, 12(1x, i0))', 'absent', a(1:2)
end program
