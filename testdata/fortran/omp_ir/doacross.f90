! flang differs: it does not lower ordered without a region
subroutine s(n, a, k)
  integer :: n, a(n), k
  !$omp do ordered
  do i = 1, n
    !$omp ordered doacross(source:)
    a(i) = 1
  end do
  !$omp do ordered(1)
  do i = 1, n
    !$omp ordered doacross(sink: omp_cur_iteration-1)
    a(i) = 1
    !$omp ordered doacross(source: omp_cur_iteration)
  end do
end
