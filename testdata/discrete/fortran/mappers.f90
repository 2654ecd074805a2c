! Mappers: the default one of a type and named ones, for variables and arrays.
program mappers
  implicit none
  type vec
    integer :: n, tag
    real(8) :: v(4)
  end type
  !$omp declare mapper(vec :: s) map(s%n, s%v)
  !$omp declare mapper(ends : vec :: s) map(s%tag)
  type(vec) :: a, list(3)
  integer :: k
  a = vec(4, 1, 1d0)
  do k = 1, 3
    list(k) = vec(k, 10 * k, 1d0 * k)
  end do
  !$omp target map(tofrom: a)
  a%v(2) = 20
  a%n = 5
  !$omp end target
  print '(a, 2(1x, i0), 4(1x, f0.1))', 'default', a%n, a%tag, a%v
  !$omp target map(mapper(ends), tofrom: a)
  a%tag = 9
  !$omp end target
  print '(a, 2(1x, i0), 4(1x, f0.1))', 'named', a%n, a%tag, a%v
  !$omp target map(tofrom: list)
  do k = 1, 3
    list(k)%v(1) = list(k)%v(1) + list(k)%n
  end do
  !$omp end target
  print '(a, 3(1x, f0.1))', 'list', list%v(1)
  !$omp target map(tofrom: list(2:3))
  do k = 2, 3
    list(k)%v(4) = list(k)%v(4) * 10
  end do
  !$omp end target
  print '(a, 3(1x, f0.1))', 'part', list%v(4)
end program
