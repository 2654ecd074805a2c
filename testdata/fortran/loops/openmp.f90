! Loops of OpenMP whose iterations depend on one another, and others that look like that.
!---
subroutine distance(n, a, b)
  integer :: n, i
  real :: a(n), b(n)
  !$omp parallel do
  do i = 2, n
    a(i) = a(i - 1) + b(i) ! want OMP6011 "'a' is written here and read one iteration later"
  end do
  !$omp parallel do
  do i = 1, n - 1
    a(i) = b(i) + & ! want OMP6011 "'a' is written here and read one iteration earlier"
      a(i + 1)
  end do
  !$omp parallel do
  do i = 1, 50
    a(i) = a(i + 50)
  end do
  !$omp parallel
  !$omp single
  !$omp taskloop
  do i = 2, n
    a(i) = a(i) + a(i - 1) ! want OMP6011 "'a' is written here and read one iteration later"
  end do
  !$omp end single
  !$omp end parallel
  !$omp taskloop
  do i = 2, n
    a(i) = a(i) + a(i - 1)
  end do
  !$omp simd
  do i = 2, n
    a(i) = a(i - 1) + b(i) ! want OMP6011 "'a' is written here and read one iteration later"
  end do
  !$omp simd
  do i = 2, n - 1
    a(i) = a(i + 1) + b(i)
  end do
end subroutine
!---
subroutine element(n, a, total)
  integer :: n, i, j
  real :: a(n), total(4), last, c(10, 10), mine(2)
  !$omp parallel do
  do i = 1, n
    total(1) = total(1) + a(i) ! want OMP6011 "all iterations of a parallel loop read and write the same element of 'total'"
  end do
  !$omp parallel do
  do i = 1, n
    last = a(i) ! want OMP6011 "all iterations of a parallel loop write 'last'"
  end do
  print *, last
  !$omp parallel do
  do i = 1, n
    !$omp atomic
    total(1) = total(1) + a(i)
    !$omp critical
    total(2) = a(i)
    !$omp end critical
  end do
  !$omp parallel do reduction(+: total)
  do i = 1, n
    total(1) = total(1) + a(i)
  end do
  !$omp parallel do private(mine)
  do i = 1, n
    mine(1) = a(i)
    a(i) = mine(1) ** 2
  end do
  !$omp parallel do collapse(2)
  do j = 2, 10
    do i = 2, 10
      c(i, j) = c(i - 1, j) + 1 ! want OMP6011 "'c' is written here and read one iteration later"
    end do
  end do
  !$omp parallel do
  do j = 2, 10
    do i = 2, 10
      c(i, j) = c(i - 1, j) + 1
    end do
  end do
end subroutine
