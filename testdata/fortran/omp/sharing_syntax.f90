! version 52
! data-sharing attributes

subroutine sharing_syntax1
  real :: y
  !$omp parallel private(3) ! want OMP1007 "expected a variable or array section"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing_syntax2
  real :: x, y
  !$omp parallel private(x + y) ! want OMP1007 "expected a variable or array section, found an expression"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing_syntax3
  real :: y
  !$omp parallel private('x') ! want OMP1007 "expected a variable or array section"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing_syntax4
  integer :: n
  real :: y
  !$omp parallel firstprivate(n - 1) ! want OMP1007 "expected a variable or array section, found an expression"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing_syntax5
  integer :: i
  real :: a(100), b(100)
  !$omp do reduction(+: 3) ! want OMP1007 "expected a variable or array section"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing_syntax6
  integer :: i
  real :: x, a(100), b(100)
  !$omp do lastprivate(x + 1) ! want OMP1007 "expected a variable or array section, found an expression"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine
