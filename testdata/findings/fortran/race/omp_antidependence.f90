! find: data race of a, write at 13:5, read at 13:12
program antidependence
  implicit none
  integer :: i, n
  integer, allocatable :: a(:)
  n = 1000
  allocate (a(n))
  do i = 1, n
    a(i) = i
  end do
  !$omp parallel do
  do i = 1, n - 1
    a(i) = a(i + 1) + 1
  end do
  !$omp end parallel do
  print *, a(500)
end program
