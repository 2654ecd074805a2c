! version 52
! clauses of loop directives

subroutine clauses_loop_syntax1
  integer :: i
  real :: a(100), b(100)
  !$omp parallel loop nowait ! want OMP2001 "parallel loop does not allow the clause nowait"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax2
  integer :: i
  real :: a(100), b(100)
  !$omp parallel loop priority(1) ! want OMP2001 "parallel loop does not allow the clause priority"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax3
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel loop use_device_addr(x) ! want OMP2001 "parallel loop does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax4
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel loop in_reduction(+: x) ! want OMP2001 "parallel loop does not allow the clause in_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax5
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel loop nontemporal(x) ! want OMP2001 "parallel loop does not allow the clause nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax6
  integer :: i
  real :: a(100), b(100)
  !$omp parallel loop seq_cst ! want OMP2001 "parallel loop does not allow the clause seq_cst"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop_syntax7
  integer :: i, k
  real :: a(100), b(100)
  !$omp parallel loop detach(k) ! want OMP2001 "parallel loop does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine
