! Depend objects, and dependences with iterators.
program depend
  use omp_lib
  implicit none
  integer(omp_depend_kind) :: first, second
  integer :: a(10), x, y, z
  a = 0
  x = 1
  y = 1
  z = 0
  !$omp depobj(first) depend(inout: x)
  !$omp depobj(second) depend(in: y)
  !$omp parallel
  !$omp single
  !$omp task depend(depobj: first, second) shared(x)
  x = x + 1
  !$omp end task
  !$omp task depend(depobj: first) shared(x)
  x = x * 10
  !$omp end task
  !$omp task depend(out: y) shared(y, x)
  y = 5
  !$omp end task
  !$omp task depend(iterator(k = 1:10), inout: a(k)) shared(a)
  a = a + 1
  !$omp end task
  !$omp task depend(iterator(k = 1:10:2), in: a(k)) shared(a, z)
  z = sum(a)
  !$omp end task
  !$omp task depend(iterator(integer :: k = 10:1:-3), inout: a(k)) shared(a)
  a = a * 3
  !$omp end task
  !$omp end single
  !$omp end parallel
  !$omp depobj(first) update(in)
  !$omp depobj(first) destroy
  !$omp depobj(second) destroy
  print *, x, y, a
end program
