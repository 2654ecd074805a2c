program main
  use omp_lib
  implicit none
  integer :: a(64), counts(0:3), i, t
  a = 1
  counts = 0
  !$omp parallel num_threads(4) private(t)
  t = omp_get_thread_num()
  if (t == 0) print *, omp_get_num_threads(), 'threads'
  !$omp do
  do i = 1, 32
    a(2*i - 1) = a(2*i - 1) + 1
    a(2*i) = a(2*i - 1) + 1
    call bump(counts(t))
  end do
  !$omp end parallel
  print *, a(64), sum(counts)
contains
  subroutine bump(n)
    integer, intent(inout) :: n
    n = n + 1
  end subroutine
end program
