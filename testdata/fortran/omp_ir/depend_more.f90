! flang differs: it refuses depend objects and iterators, and takes omp_all_memory for a variable
subroutine objects(n, p, a)
  use omp_lib
  integer :: n, p(:), a(10)
  integer(omp_depend_kind) :: d
  !$omp depobj(d) depend(inout: a(n))
  !$omp task depend(depobj: d) depend(in: p(1))
  p(2) = p(1)
  !$omp end task
  !$omp depobj(d) update(in)
  !$omp task depend(inout: omp_all_memory) depend(in: n)
  p(2) = p(1)
  !$omp end task
  !$omp taskwait depend(depobj: d)
  !$omp depobj(d) destroy
end

subroutine iterators(n, p, m)
  use omp_lib
  integer :: n, p(n)
  integer(8) :: m
  real :: a(10, 20)
  integer(omp_depend_kind) :: d(2)
  !$omp task depend(iterator(i = 1:n), in: p(i)) depend(out: p(n))
  p(n) = p(1)
  !$omp end task
  !$omp task depend(iterator(integer(8) :: i = n:1:-2, j = 1:m), inout: a(i, j), a(1:2, j)) depend(in: n)
  p(n) = p(1)
  !$omp end task
  !$omp depobj(d(1)) depend(iterator(k = 1:3), in: a(:, k))
  !$omp taskwait depend(iterator(k = 1:2), depobj: d(k))
end
