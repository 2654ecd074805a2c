program chunks
  use omp_lib
  implicit none
  real :: y(0:100)
  integer :: t, part, i
  y = 0
!$omp parallel num_threads(4) private(t, part, i)
  t = omp_get_thread_num()
  part = 100 / omp_get_num_threads()
  do i = t * part, (t + 1) * part - 1
    y(i) = y(i) + 1
  end do
!$omp end parallel
  print *, y(25)
end program
