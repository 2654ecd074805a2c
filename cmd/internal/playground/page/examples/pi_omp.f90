! A team of threads. In the browser they execute one at a time, interpreted.
program pi
  use omp_lib
  implicit none
  integer, parameter :: n = 20000
  integer :: i
  real(8) :: sum, x
  sum = 0
  !$omp parallel num_threads(4) private(x)
  !$omp do reduction(+: sum) schedule(static)
  do i = 1, n
    x = (i - 0.5d0) / n
    sum = sum + 4 / (1 + x * x)
  end do
  !$omp end do
  !$omp critical
  print '(a, i0, a, i0)', 'thread ', omp_get_thread_num(), ' of ', omp_get_num_threads()
  !$omp end critical
  !$omp end parallel
  print '(a, f12.9)', 'pi = ', sum / n
end program pi
