program anti
  implicit none
  integer :: n, i
  real, allocatable :: v(:), w(:)
  n = 40
  allocate(v(n), w(n))
  v = 1
  w = 2
!$omp parallel do
  do i = 1, n - 3
    v(i) = w(i + 3) * 2
  end do
  print *, v(1), w(1)
end program
