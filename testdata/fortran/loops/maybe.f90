! Loops whose iterations may depend on one another, which are reported where that is asked for, and others that cannot.
!---
subroutine scatter(n, idx, x, y, k, p, q)
  implicit none
  integer :: n, idx(n), k, i
  real :: x(n), y(n)
  real, pointer :: p(:), q(:)
!$omp parallel do
  do i = 1, n
    x(idx(i)) = y(i) ! want OMP6017 "two iterations may write the same element of 'x'"
  end do
!$acc parallel loop
  do i = 1, n
    x(idx(i)) = x(idx(i)) + y(i) ! want ACC4047 "one iteration may read what another one writes in 'x'"
  end do
!$omp parallel do
  do i = 1, n - k
    x(i) = x(i + k) ! want OMP6017 "one iteration may read what another one writes in 'x'"
  end do
!$omp parallel do
  do i = 1, n
    call work(x, i) ! want OMP6017 "iterations of a parallel loop may access the same memory: 'work' is called here"
  end do
!$omp parallel do
  do i = 1, n
    p(i) = q(i) ! want OMP6017 "one iteration may read what another one writes in the memory of 'p' and 'q'"
  end do
!$omp parallel do
  do i = 1, n
    if (y(i) > 0) x(mod(i, 7) + 1) = y(i) ! want OMP6017 "two iterations may write the same element of 'x'"
  end do
end subroutine
