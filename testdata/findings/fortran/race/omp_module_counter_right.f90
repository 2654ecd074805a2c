module counters
  implicit none
  integer :: sum0 = 0
  !$omp threadprivate(sum0)
contains
  subroutine count(i)
    integer :: i
    sum0 = sum0 + i
  end subroutine
end module

program modulecounter
  use counters
  implicit none
  integer :: i, total
  total = 0
  !$omp parallel copyin(sum0)
  !$omp do
  do i = 1, 1001
    call count(i)
  end do
  !$omp critical
  total = total + sum0
  !$omp end critical
  !$omp end parallel
  print *, total
end program
