! find: data race of var, write at 9:5, read at 9:14
program orderedmissing
  implicit none
  integer :: var(0:99), i
  var = 1
  !$omp target map(tofrom: var) device(0)
  !$omp parallel do
  do i = 1, 99
    var(i) = var(i - 1) + 1
  end do
  !$omp end parallel do
  !$omp end target
  print *, var(99)
end program
