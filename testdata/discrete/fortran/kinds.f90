! Types of maps on a target construct and a data construct.
program kinds
  implicit none
  integer :: a(3), b(3), c(3), d(3), got(3), x, y, z, w, parts(8)
  a = [1, 2, 3]; b = [4, 5, 6]; c = [7, 8, 9]; d = [10, 11, 12]
  !$omp target map(to: a) map(from: b, got) map(tofrom: c) map(alloc: d)
  got = a
  a = -1
  b = [40, 41, 42]
  c = c + 100
  d = -1
  !$omp end target
  call show('to', a); call show('from', b); call show('tofrom', c); call show('alloc', d); call show('seen', got)

  !$omp target data map(to: a) map(from: b) map(tofrom: c) map(alloc: d)
  a = 1000; b = 1000; c = 1000; d = 1000
  !$omp target map(tofrom: a, b, c, d) map(from: got)
  got = a + c
  b = [50, 51, 52]
  c = [60, 61, 62]
  d = [70, 71, 72]
  !$omp end target
  call show('inside of data, seen', got)
  call show('c before the end', c)
  !$omp target map(always, from: d)
  d(1) = 71
  !$omp end target
  call show('always, from', d)
  a(1) = 2000
  !$omp target map(always, to: a) map(from: got)
  got = a(1)
  !$omp end target
  call show('always, to', got)
  !$omp end target data
  call show('a', a); call show('b', b); call show('c', c); call show('d', d)

  x = 1; y = 2; z = 3; w = 4
  !$omp target map(x) map(to: y) map(tofrom: z)
  x = y + z + w
  y = 0
  z = 0
  w = 0
  !$omp end target
  call show('scalars', [x, y, z, w])
  parts = [0, 1, 2, 3, 4, 5, 6, 7]
  !$omp target data map(to: parts(1:4))
  !$omp target map(tofrom: parts(2:3))
  parts(2) = -5
  parts(3) = -5
  !$omp end target
  !$omp end target data
  call show('parts', parts)
  !$omp target data map(tofrom: parts(5:8))
  !$omp target map(to: parts(6:7))
  parts(6) = -6
  parts(7) = -6
  !$omp end target
  parts(8) = 100
  !$omp end target data
  call show('parts', parts)
contains
  subroutine show(what, v)
    character(*), intent(in) :: what
    integer, intent(in) :: v(:)
    print '(a, 10(1x, i0))', what, v
  end subroutine
end program
