! version 52
! tasks and dependences

subroutine tasking_syntax1
  integer :: i
  real :: x
  !$omp task depend(in: 3) ! want OMP1007 "expected a variable or array section"
  x = 1
  !$omp end task
end subroutine

subroutine tasking_syntax2
  integer :: i
  real :: x
  !$omp task depend(in: x + 1) ! want OMP1007 "expected a variable or array section, found an expression"
  x = 1
  !$omp end task
end subroutine

subroutine tasking_syntax3
  real :: x
  !$omp task affinity(3) ! want OMP1007 "expected a variable or array section"
  x = 1
  !$omp end task
end subroutine

subroutine tasking_syntax4
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simdlen(4) ! want OMP2001 "taskloop does not allow the clause simdlen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine
