! What a combined target construct maps is shared in its threads, and so in their tasks.
program target_tasks
  implicit none
  integer :: a(8), b(8), c(8), i, n
  a = 0; b = 0; c = 0; n = 0
  !$omp target parallel do map(tofrom: a, n)
  do i = 1, 8
    !$omp task
    a(i) = i
    !$omp atomic
    n = n + 1
    !$omp end task
  end do
  !$omp target parallel map(tofrom: b, n)
  !$omp single
  !$omp taskloop
  do i = 1, 8
    b(i) = b(i) + i
    !$omp atomic
    n = n + 1
  end do
  !$omp end single
  !$omp end target parallel
  !$omp target teams distribute parallel do
  do i = 1, 8
    !$omp task
    c(i) = i
    !$omp end task
  end do
  print '(4(1x, i0))', sum(a), sum(b), sum(c), n
end program
