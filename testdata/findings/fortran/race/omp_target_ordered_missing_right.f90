program orderedmissing
  implicit none
  integer :: var(0:99), i
  var = 1
  !$omp target map(tofrom: var) device(0)
  !$omp parallel do ordered
  do i = 1, 99
    !$omp ordered
    var(i) = var(i - 1) + 1
    !$omp end ordered
  end do
  !$omp end parallel do
  !$omp end target
  print *, var(99)
end program
