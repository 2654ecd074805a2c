! flang differs: it has no operations for most of them
subroutine transforms(n, a, b)
  integer :: n, i, j
  real :: a(n), b(100, n)
  !$omp tile sizes(4, 8)
  do i = 1, n
    do j = 1, 100
      b(j, i) = 0
    end do
  end do
  !$omp end tile
  !$omp unroll partial(4)
  do i = 1, n
    a(i) = i
  end do
  !$omp unroll full
  do i = 1, 4
    a(i) = i
  end do
  !$omp unroll
  do i = 1, n
    a(i) = i
  end do
  !$omp reverse
  do i = 1, n
    a(i) = i
  end do
  !$omp end reverse
  !$omp interchange permutation(2, 1)
  do i = 1, n
    do j = 1, 100
      b(j, i) = 0
    end do
  end do
  !$omp interchange
  do i = 1, n
    do j = 1, 100
      b(j, i) = 0
    end do
  end do
  !$omp fuse
  do i = 1, n
    a(i) = i
  end do
  do j = 1, n
    a(j) = a(j) + j
  end do
  !$omp end fuse
  !$omp split counts(4, omp_fill, 2)
  do i = 1, n
    a(i) = i
  end do
  !$omp parallel do
  !$omp tile sizes(4)
  do i = 1, n
    a(i) = i
  end do
end subroutine
