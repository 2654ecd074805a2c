! A variable that is mapped twice is mapped twice in what comes back, in the order of the clauses.
subroutine g(a1, n, s)
  integer :: n, i, s
  real :: a1(16)
!$omp target data map(to: a1) map(s) map(to: a1)
  s = 1
!$omp end target data
!$omp target enter data map(to: a1) map(to: n) map(to: a1)
end subroutine
