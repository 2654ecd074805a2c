! The variables of transformed loops are private in the constructs around them, as those of other sequential loops are.
program transform
  implicit none
  integer :: i, j, k, w, a(64, 40), b(64, 40), c(64, 40), d(64, 40)
  w = 0; a = 0; b = 0; c = 0; d = 0; j = 99; k = 98
  !$omp parallel do num_threads(4)
  do i = 1, 64
    !$omp unroll partial(2)
    do j = 1, 40
      a(i, j) = a(i, j) + i * 1000 + j
    end do
    !$omp tile sizes(7)
    do j = 1, 40
      b(i, j) = b(i, j) + i * 1000 + j
    end do
  end do
  print '(2(1x, i0))', j, k
  !$omp parallel do num_threads(4)
  do i = 1, 64
    !$omp tile sizes(4, 3)
    do j = 1, 8
      do k = 1, 5
        c(i, 5 * (j - 1) + k) = i * 1000 + 5 * (j - 1) + k
      end do
    end do
  end do
  !$omp parallel do num_threads(4)
  !$omp tile sizes(4, 3)
  do i = 1, 64
    do j = 1, 40
      d(i, j) = d(i, j) + i * 1000 + j
    end do
  end do
  print '(2(1x, i0))', j, k
  !$omp parallel num_threads(4) private(i)
  !$omp single
  do i = 1, 64
    !$omp task
    !$omp unroll
    do j = 1, 40
      a(i, j) = a(i, j) - i * 1000
    end do
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  !$omp target teams distribute map(tofrom: b)
  do i = 1, 64
    !$omp unroll partial(4)
    do j = 1, 40
      b(i, j) = b(i, j) - i * 1000
    end do
  end do
  print '(2(1x, i0))', j, k
  do i = 1, 64
    do j = 1, 40
      if (a(i, j) /= j .or. b(i, j) /= j .or. c(i, j) /= i * 1000 + j .or. d(i, j) /= i * 1000 + j) w = w + 1
    end do
  end do
  print '(1x, i0)', w
end program
