! The host evaluates how many teams and threads there are, and which iterations.
subroutine all_in_one(n, m, nt, b, s)
  integer :: n, i, m, nt
  real :: b(100), s
  !$omp target teams distribute parallel do map(from: b) num_teams(n) thread_limit(nt) num_threads(m + 1) reduction(+: s)
  do i = 1, m
    b(i) = i
    s = s + b(i)
  end do
end subroutine

subroutine nested(n, m, b)
  integer :: n, i, j, m
  real :: b(100)
  !$omp target map(b)
  !$omp teams num_teams(4) thread_limit(m)
  !$omp distribute parallel do simd collapse(2) private(j)
  do i = 1, n
    do j = 1, m
      b(i) = i
    end do
  end do
  !$omp end teams
  !$omp end target
  !$omp target
  !$omp parallel num_threads(m)
  b(1) = 1
  !$omp end parallel
  !$omp end target
end subroutine

subroutine others(n, m, b, c)
  integer :: n, i, m
  real :: b(100), c(100)
  !$omp target parallel do num_threads(m)
  do i = 1, n
    b(i) = c(i)
  end do
  !$omp target simd
  do i = 1, n
    b(i) = c(i)
  end do
  !$omp target teams distribute
  do i = 1, n
    b(i) = c(i)
  end do
  !$omp target teams num_teams(m)
  b(1) = 2
  !$omp end target teams
  !$omp target parallel num_threads(m) if(target: n > 2)
  b(1) = 2
  !$omp end target parallel
  !$omp target
  !$omp teams
  !$omp distribute
  do i = 1, n
    b(i) = c(i)
  end do
  !$omp end teams
  !$omp end target
  !$omp target teams
  !$omp distribute simd
  do i = 1, n
    b(i) = c(i)
  end do
  !$omp end target teams
end subroutine
