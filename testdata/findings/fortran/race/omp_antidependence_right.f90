program antidependence
  implicit none
  integer :: i, n
  integer, allocatable :: a(:), b(:)
  n = 1000
  allocate (a(n), b(n))
  do i = 1, n
    a(i) = i
    b(i) = i
  end do
  !$omp parallel do
  do i = 1, n - 1
    a(i) = b(i + 1) + 1
  end do
  !$omp end parallel do
  print *, a(500)
end program
