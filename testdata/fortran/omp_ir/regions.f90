subroutine regions(x, y, n)
  integer :: x, y, n, i, z
  !$omp parallel firstprivate(z)
  !$omp sections private(x) lastprivate(y) reduction(+:n)
  !$omp section
  x = 1
  y = 2
  !$omp section
  n = n + 1
  y = 3
  !$omp end sections nowait
  !$omp single private(x) firstprivate(y)
  x = y
  !$omp end single copyprivate(z)
  !$omp master
  x = 2
  !$omp end master
  !$omp masked filter(n)
  x = 2
  !$omp end masked
  !$omp critical
  n = 2
  !$omp end critical
  !$omp critical(nom) hint(2)
  n = 2
  !$omp end critical(nom)
  !$omp barrier
  !$omp taskyield
  !$omp taskwait
  !$omp flush
  !$omp flush(x,y)
  !$omp do ordered
  do i = 1, n
    !$omp ordered
    x = x + i
    !$omp end ordered
  end do
  !$omp end parallel
  !$omp taskgroup task_reduction(+:n)
  !$omp task firstprivate(x) if(x > 1) final(y > 2) untied mergeable priority(3) in_reduction(+:n) depend(in: x) depend(out: y)
  n = n + x
  !$omp end task
  !$omp end taskgroup
  !$omp parallel
  !$omp do
  do i = 1, n
    !$omp cancel do if(x > 3)
    !$omp cancellation point do
  end do
  !$omp end parallel
  !$omp taskloop grainsize(4) nogroup private(x) firstprivate(n)
  do i = 1, n
   x = i
  end do
end subroutine
subroutine atomics(x, v, e, a)
  integer :: x, v, e
  real :: a(10)
  !$omp atomic read
  v = x
  !$omp atomic write hint(2)
  x = e + 1
  !$omp atomic update seq_cst
  x = x + e
  !$omp atomic
  a(3) = max(a(3), 2.0)
  !$omp atomic capture
  v = x
  x = x * 2
  !$omp end atomic
  !$omp atomic capture release
  x = x - e
  v = x
  !$omp end atomic
end subroutine
