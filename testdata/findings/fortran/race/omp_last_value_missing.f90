! find: data race of x, write at 7:5, write at 7:5
program lastvalue
  implicit none
  integer :: i, x
  !$omp parallel do private(i)
  do i = 0, 9999
    x = i
  end do
  !$omp end parallel do
  print *, 'x =', x
end program
