! Reference counts: enter and exit, nesting, release, delete.
program counts
  implicit none
  integer :: a(4), b(4), got
  integer, allocatable :: h(:)
  a = [1, 2, 3, 4]
  b = a
  !$omp target enter data map(to: a)
  a(1) = 10
  !$omp target enter data map(to: a)
  !$omp target map(from: got)
  got = a(1)
  !$omp end target
  print '(*(g0, 1x))', 'twice', got
  !$omp target exit data map(from: a)
  print '(*(g0, 1x))', 'one left', a(1)
  !$omp target map(tofrom: a)
  a(2) = 20
  !$omp end target
  print '(*(g0, 1x))', 'still there', a(2)
  !$omp target exit data map(from: a)
  print '(*(g0, 1x))', 'none left', a(1), a(2)

  !$omp target enter data map(alloc: b)
  !$omp target enter data map(to: b)
  !$omp target
  b = 50
  !$omp end target
  !$omp target exit data map(release: b)
  print '(*(g0, 1x))', 'released once', b(1)
  !$omp target exit data map(delete: b)
  print '(*(g0, 1x))', 'deleted', b(1)
  !$omp target exit data map(from: b)
  print '(*(g0, 1x))', 'exit of what is not there', b(1)
  a(1) = 0
  call inner(a, 2)
  print '(*(g0, 1x))', 'after the recursion', a(1)
  !$omp target enter data map(to: a)
  call inner(a, 1)
  print '(*(g0, 1x))', 'with an outer count', a(1)
  !$omp target update from(a)
  print '(*(g0, 1x))', 'after the update', a(1)
  !$omp target exit data map(delete: a)

  ! What is allocated again is another variable on the device.
  allocate(h(3))
  h = [1, 2, 3]
  !$omp target enter data map(to: h)
  !$omp target
  h(2) = 20
  !$omp end target
  print '(*(g0, 1x))', 'heap', h(2)
  !$omp target exit data map(from: h)
  print '(*(g0, 1x))', 'heap', h(2)
  deallocate(h)
  allocate(h(5))
  h = 7
  !$omp target enter data map(to: h)
  !$omp target map(from: got)
  h(5) = 8
  got = size(h)
  !$omp end target
  !$omp target update from(h(5:5))
  print '(*(g0, 1x))', 'again', got, h(4), h(5)
  !$omp target exit data map(delete: h)
contains
  recursive subroutine inner(p, depth)
    integer, intent(inout) :: p(4)
    integer, intent(in) :: depth
    !$omp target data map(tofrom: p)
    !$omp target
    p(1) = p(1) + 1
    !$omp end target
    if (depth > 0) call inner(p, depth - 1)
    print '(*(g0, 1x))', 'at depth', depth, p(1)
    !$omp end target data
  end subroutine
end program
