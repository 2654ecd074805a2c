program targetcounter
  implicit none
  integer :: var, i
  var = 0
  !$omp target map(tofrom: var)
  !$omp teams distribute parallel do reduction(+:var)
  do i = 1, 100
    var = var + 1
  end do
  !$omp end teams distribute parallel do
  !$omp end target
  print *, var
end program
