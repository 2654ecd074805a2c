subroutine s(a, n, x)
  integer :: n, i, j, x
  real :: a(10)
  !$omp parallel default(private) shared(a, n)
  x = n
  do j = 1, n
    a(j) = x
  end do
  !$omp end parallel
  !$omp parallel default(firstprivate) private(j)
  x = n
  !$omp do
  do i = 1, n
    do j = 1, n
     x = j
    end do
  end do
  !$omp task
    x = n + j
  !$omp end task
  !$omp end parallel
  !$omp parallel
  do j = 1, n
    a(j) = 1
  end do
  !$omp task
  do i = 1, n
    x = x + i
  end do
  !$omp end task
  !$omp task
   j = 2
   !$omp task
    n = j
   !$omp end task
  !$omp end task
  !$omp end parallel
  !$omp task default(none) shared(n, x)
    n = x
  !$omp end task
end subroutine
subroutine orphan(n, x)
  integer n, x, i, y
  y = x
  !$omp task
    n = x + y
  !$omp end task
  !$omp taskloop
  do i = 1, n
    x = x + i
  end do
  !$omp do
  do i = 1, n
    x = x + i
  end do
end subroutine

! The variable of a loop around a construct is that of the loop inside of it, too; one of a loop inside is private.
subroutine around(a, n)
  integer :: n, a(n), k, i
  do k = 1, n
!$omp teams
    if (k > 1) a(1) = k
!$omp end teams
!$omp parallel
    do i = 1, n
      a(i) = k
    end do
!$omp end parallel
  end do
end subroutine
