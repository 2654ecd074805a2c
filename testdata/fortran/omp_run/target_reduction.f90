! Target tasks take part in the reductions of a taskgroup.
program main
  implicit none
  integer :: s, i
  real(8) :: product
  s = 1
  product = 1
  !$omp parallel
  !$omp single
  !$omp taskgroup task_reduction(+: s) task_reduction(*: product)
  do i = 1, 10
    !$omp target in_reduction(+: s) nowait
    s = s + i
    !$omp end target
    !$omp target in_reduction(*: product)
    product = product * (mod(i, 2) + 1)
    !$omp end target
    !$omp task in_reduction(+: s)
    s = s + 100
    !$omp end task
  end do
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print *, s, product
end program
