! What the threads of a team do one at a time, or once.
program sync
  use omp_lib
  implicit none
  integer :: singles, total, i, x, bad, hits, seen, b(8), c(8)
  integer :: threads, s
  real :: r
  singles = 0; total = 0; threads = 0
  !$omp parallel
  !$omp atomic
  threads = threads + 1
  !$omp single
  singles = singles + 1
  !$omp end single
  !$omp master
  singles = singles + 10
  !$omp end master
  !$omp masked filter(0)
  singles = singles + 100
  !$omp end masked
  !$omp barrier
  call orphan(total)
  !$omp end parallel
  print *, threads == omp_get_max_threads(), singles, total
  bad = 0
  !$omp parallel private(x) reduction(+:bad)
  x = omp_get_thread_num()
  !$omp single
  x = 42
  !$omp end single copyprivate(x)
  if (x /= 42) bad = bad + 1
  !$omp end parallel
  print *, bad
  s = 0
  !$omp parallel sections reduction(+:s) lastprivate(x)
  s = s + 1
  x = 1
  !$omp section
  s = s + 10
  x = 2
  !$omp section
  s = s + 100
  x = 3
  !$omp end parallel sections
  print *, s, x
  total = 0; hits = 0; r = 0
  !$omp parallel do private(seen) reduction(+:hits)
  do i = 1, 1000
    !$omp critical (name)
    total = total + 1
    !$omp end critical (name)
    !$omp atomic capture
    seen = s
    s = s + 1
    !$omp end atomic
    hits = hits + seen
    !$omp atomic
    r = max(r, real(i))
    !$omp atomic read
    seen = s
    !$omp atomic write
    x = 5
    !$omp flush
  end do
  print *, total, s, hits, r, x
  b = [(i, i=1, 8)]
  !$omp parallel workshare
  c = b * 2
  b = c + 1
  where (b > 9) c = 0
  !$omp end parallel workshare
  print *, b, c
  s = 0
  !$omp teams num_teams(2) reduction(+:s)
  !$omp distribute
  do i = 1, 10
    c(1 + mod(i, 8)) = i
  end do
  s = s + 1
  !$omp end teams
  print *, s <= 2
  s = 0
  !$omp teams distribute parallel do simd reduction(+:s)
  do i = 1, 100
    s = s + i
  end do
  print *, s
  s = 0
  !$omp parallel
  !$omp do
  do i = 1, 10000
    if (i == 5000) then
      !$omp atomic write
      x = 7
      !$omp cancel do
    end if
  end do
  !$omp end do
  !$omp single
  s = s + 1
  !$omp end single
  !$omp end parallel
  print *, s
contains
  subroutine orphan(sum)
    integer :: sum, k
    !$omp do
    do k = 1, 100
      !$omp atomic
      sum = sum + k
    end do
    !$omp single
    sum = sum + 1000
    !$omp end single
  end subroutine
end program
