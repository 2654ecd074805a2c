! flang differs: it refuses transparent, induction and depend of target data
subroutine essential(a, n)
  integer :: n, a(n), i, x
  !$omp target data map(a) depend(inout: a)
  a(1) = 1
  !$omp end target data
  !$omp task transparent(n)
  a(2) = 2
  !$omp end task
  x = 1
  !$omp parallel do induction(step(n), +: x)
  do i = 1, n
    a(i) = x
  end do
end
