program targetdo
  implicit none
  integer :: i, n
  integer, allocatable :: a(:)
  n = 1000
  allocate (a(n))
  a = [(i, i = 1, n)]
  !$omp target map(a)
  !$omp parallel do
  do i = 1, n
    a(i) = a(i) + 1
  end do
  !$omp end parallel do
  !$omp end target
  print *, a(10)
end program
