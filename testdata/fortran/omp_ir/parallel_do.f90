subroutine shared_loop(a, n, x, y)
  integer :: n, i, x, y, j
  real :: a(n), b
  !$omp parallel do private(x) firstprivate(y) lastprivate(j) schedule(static, 4) reduction(+: b)
  do i = 1, n
    a(i) = i + x + y
    j = i
    b = b + a(i)
  end do
end subroutine

subroutine ordered_loops(a)
  integer :: a(10, 10), i, j
  !$omp parallel do ordered(2)
  do i = 2, 10
    do j = 2, 9
      a(j, i) = 1
    end do
  end do
end subroutine
