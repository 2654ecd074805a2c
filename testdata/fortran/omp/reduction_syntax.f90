! version 52
! types and operators of reductions

subroutine reduction_syntax1
  real :: y
  !$omp declare reduction(mine: real:) ! want OMP1012 "expected an expression, found '\\)'"
  y = 1
end subroutine

subroutine reduction_syntax2
  real :: y
  !$omp declare reduction(mine: : omp_out = omp_in) ! want OMP1004 "expected a type, found ':'"
  y = 1
end subroutine

subroutine reduction_syntax3
  real :: y
  !$omp declare reduction(: real: omp_out = omp_in) ! want OMP1011 "expected a reduction operator, found ':'"
  y = 1
end subroutine

subroutine reduction_syntax4
  real :: y
  !$omp declare reduction(mine: real: omp_out = omp_out + omp_in) initializer() ! want OMP1005 "expected an argument between the parentheses of initializer"
  y = 1
end subroutine
