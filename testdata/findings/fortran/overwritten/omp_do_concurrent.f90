! find: lost value of a, read at 10, write at 7
program main
  integer :: i
  real, allocatable :: a(:)
  allocate(a(100), source=1.0)
  !$omp target enter data map(to: a)
  do concurrent (i = 1:100); a(i) = 2*a(i)
  end do
  !$omp target exit data map(from: a)
  print *, sum(a)
end program
