! version 52
! forms of atomic

subroutine atomic_syntax1
  real :: x
  !$omp atomic update weak ! want OMP2026 "weak needs compare"
  x = x + 1
end subroutine

subroutine atomic_syntax2
  real :: x, y
  !$omp atomic compare fail(foo) ! want OMP1010 "expected seq_cst or acquire or relaxed, found 'foo'"
  if (x == y) x = 1
end subroutine

subroutine atomic_syntax3
  real :: x, y
  !$omp atomic compare fail() ! want OMP1005 "expected an argument between the parentheses of fail"
  if (x == y) x = 1
end subroutine

subroutine atomic_syntax4
  real :: x, y
  !$omp atomic compare fail ! want OMP1005 "expected an argument in parentheses after fail"
  if (x == y) x = 1
end subroutine
