program freed
  implicit none
  integer, allocatable :: a(:)
  integer :: i
  allocate (a(20))
  a = 1
  !$omp target enter data map(to: a)
  !$omp target
  do i = 1, 20
    a(i) = i
  end do
  !$omp end target
  !$omp target exit data map(from: a)
  deallocate (a)
end program
