! Objects of derived types: whole, components, and allocatable components.
program components
  implicit none
  type inner
    integer :: k
    real(8) :: v(3)
  end type
  type outer
    integer :: n
    type(inner) :: in
    real(8) :: w(2)
  end type
  type holder
    integer :: tag
    real(8), allocatable :: h(:)
  end type
  type(outer) :: o
  type(inner) :: list(2)
  type(holder) :: x
  integer :: i
  o = outer(1, inner(2, [1d0, 2d0, 3d0]), [4d0, 5d0])
  list(1) = inner(1, 1d0)
  list(2) = inner(2, 2d0)
  !$omp target map(tofrom: o)
  o%in%v(2) = o%n + 10
  o%w(1) = 40
  !$omp end target
  print '(a, i0, 8(1x, f0.1))', 'whole ', o%n, o%in%v, o%w
  !$omp target map(tofrom: o%w) map(to: o%n)
  o%w(2) = o%n * 100
  o%n = 9
  !$omp end target
  print '(a, i0, 8(1x, f0.1))', 'components ', o%n, o%in%v, o%w
  !$omp target data map(to: o)
  !$omp target
  o%n = 77
  o%w = 7
  !$omp end target
  !$omp target update from(o%w)
  print '(a, i0, 8(1x, f0.1))', 'update ', o%n, o%in%v, o%w
  !$omp end target data
  !$omp target map(tofrom: list)
  do i = 1, 2
    list(i)%v = list(i)%v * i
    list(i)%k = list(i)%k + 5
  end do
  !$omp end target
  print '(a, 2(1x, i0), 8(1x, f0.1))', 'list', list%k, list(1)%v, list(2)%v
  x%tag = 3
  allocate(x%h(3))
  x%h = [1d0, 2d0, 3d0]
  !$omp target map(tofrom: x%h)
  x%h(2) = 20
  !$omp end target
  print '(a, i0, 8(1x, f0.1))', 'component ', x%tag, x%h
end program
