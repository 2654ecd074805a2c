program lastvalue
  implicit none
  integer :: i, x
  !$omp parallel do private(i) lastprivate(x)
  do i = 0, 9999
    x = i
  end do
  !$omp end parallel do
  print *, 'x =', x
end program
