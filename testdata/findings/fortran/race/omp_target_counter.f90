! find: data race of var, write at 9:5, read at 9:11
program targetcounter
  implicit none
  integer :: var, i
  var = 0
  !$omp target map(tofrom: var)
  !$omp teams distribute parallel do
  do i = 1, 100
    var = var + 1
  end do
  !$omp end teams distribute parallel do
  !$omp end target
  print *, var
end program
