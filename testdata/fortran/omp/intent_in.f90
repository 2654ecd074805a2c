subroutine sums(n, a, given, p, out)
  integer, intent(in) :: n, given, a(n)
  integer, intent(in), pointer :: p
  integer, intent(out) :: out
  integer :: i
  out = 0
  !$omp parallel do lastprivate(given) ! want OMP4011 "'given' is intent\\(in\\), and lastprivate would assign to it"
  do i = 1, n
  end do
  !$omp parallel do reduction(+: given) ! want OMP4011 "'given' is intent\\(in\\), and reduction would assign to it"
  do i = 1, n
  end do
  !$omp parallel do reduction(max: a, p) ! want OMP4011 "'a' is intent\\(in\\), and reduction would assign to it" OMP4011 "'p' is intent\\(in\\), and reduction would assign to it"
  do i = 1, n
  end do
  !$omp taskgroup task_reduction(+: given) ! want OMP4011 "'given' is intent\\(in\\), and task_reduction would assign to it"
  !$omp task in_reduction(+: given) ! want OMP4011 "'given' is intent\\(in\\), and in_reduction would assign to it"
  !$omp end task
  !$omp end taskgroup
  !$omp parallel do firstprivate(given) lastprivate(out) shared(a)
  do i = 1, n
    out = given + a(i)
  end do
  !$omp parallel private(given) shared(n)
  !$omp end parallel
end subroutine
