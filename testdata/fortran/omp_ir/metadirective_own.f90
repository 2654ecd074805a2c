! flang differs: it does not know begin metadirective
subroutine s(n, m, x)
  integer :: n, m, i
  real :: x(n)
  !$omp begin metadirective when(user={condition(m > 4)}: parallel do schedule(static)) otherwise(do)
  do i = 1, n
    x(i) = m
  end do
  !$omp end metadirective
  !$omp begin metadirective when(user={condition(m > 4)}: parallel) otherwise(single)
  x(1) = 1
  x(2) = 1
  !$omp end metadirective
  !$omp metadirective when(user={condition(m > 4)}: parallel do) otherwise(do)
  do i = 1, n
    x(i) = m
  end do
end
subroutine nothing(n, x)
  integer :: n, i
  real :: x(n)
  !$omp begin metadirective when(user={condition(.true.)}: nothing) otherwise(parallel do simd)
  do i = 1, n
    x(i) = i
  end do
  !$omp end metadirective
  !$omp metadirective when(user={condition(n > 1)}: barrier)
end subroutine
