subroutine add(n, a, b, s, q)
  integer :: n, i, q
  real(8) :: a(n), b(n), s
  integer, allocatable :: p(:)
  allocate(p(4))
  p = 5
  q = 0
  !$omp parallel do reduction(+: s) reduction(+: q) firstprivate(p) num_threads(2)
  do i = 1, n
    a(i) = a(i) + b(i)
    s = s + a(i)
    if (i <= 4) q = q + p(i)
    p(1) = 5
  end do
  !$omp atomic
  s = s + 1
end subroutine

program main
  real(8) :: a(10), b(10), s
  integer :: q, most
  a = 1
  b = 2
  s = 0
  most = 0
  !$omp parallel num_threads(3)
  !$omp critical
  most = most + 1
  !$omp end critical
  !$omp end parallel
  call add(10, a, b, s, q)
  print '(f4.0, i3, i2)', s, q, most
end program
