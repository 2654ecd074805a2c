! version 52
! clauses without which a directive has no meaning

subroutine required_syntax1
  real :: y
  !$omp requires foo ! want OMP1003 "unknown clause 'foo'"
  y = 1
end subroutine

subroutine required_syntax2
  real :: y
  !$omp requires atomic_default_mem_order(foo) ! want OMP1010 "expected seq_cst or acq_rel or relaxed or acquire or release, found 'foo'"
  y = 1
end subroutine

subroutine required_syntax3
  real :: y
  !$omp requires atomic_default_mem_order() ! want OMP1005 "expected an argument between the parentheses of atomic_default_mem_order"
  y = 1
end subroutine
