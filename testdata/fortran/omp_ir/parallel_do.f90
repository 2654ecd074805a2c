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
