program pop
  implicit none
  integer :: stack(100), top, i, total, at
  stack = 1
  top = 100
  total = 0
!$omp parallel do private(at) reduction(+: total)
  do i = 1, 40
!$omp atomic capture
    at = top
    top = top - 1
!$omp end atomic
    total = total + stack(max(at, 1))
  end do
  print *, total
end program
