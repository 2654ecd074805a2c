! What no clause names: scalars are firstprivate, arrays and objects of derived types are mapped both ways.
program implicit_rules
  implicit none
  type pair
    integer :: first
    real(8) :: second(2)
  end type
  integer :: scalar, array(4), table(2, 2), i, got
  type(pair) :: p
  real(8), allocatable :: heap(:)
  real(8), pointer :: there(:)
  character(4) :: word
  complex :: z
  scalar = 1
  array = [1, 2, 3, 4]
  table = reshape([1, 2, 3, 4], [2, 2])
  p = pair(1, [2d0, 3d0])
  allocate(heap(3), there(2))
  heap = [1d0, 2d0, 3d0]
  there = [5d0, 6d0]
  word = 'abcd'
  z = (1., 2.)
  !$omp target
  scalar = 10
  array(2) = 20
  table(2, 1) = 30
  p%first = 40
  p%second(2) = 50
  heap(3) = 60
  there(1) = 70
  z = (9., 9.)
  !$omp end target
  print '(a, 10(1x, i0))', 'scalar, array, table, pair:', scalar, array, table, p%first
  print '(a, 8(1x, f0.1))', 'pair, heap, there, z:', p%second, heap, there, z

  !$omp target defaultmap(tofrom: scalar)
  scalar = scalar + 1
  !$omp end target
  print '(a, 2(1x, i0))', 'defaultmap(tofrom: scalar):', scalar

  !$omp target map(from: got) defaultmap(to: aggregate)
  got = array(1) + table(1, 2)
  array(1) = 99
  !$omp end target
  print '(a, 2(1x, i0))', 'defaultmap(to: aggregate):', got, array(1)

  !$omp target map(from: got)
  got = size(heap) + ubound(table, 1) + lbound(there, 1)
  !$omp end target
  print '(a, 1x, i0)', 'bounds:', got
  got = 0
  !$omp target map(tofrom: got)
  do i = 1, 4
    got = got + array(i)
  end do
  !$omp end target
  print '(a, 2(1x, i0), 1x, a)', 'sum:', got, scalar, word
  deallocate(heap, there)
end program
