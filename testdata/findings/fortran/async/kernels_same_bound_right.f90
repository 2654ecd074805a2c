program queues
  implicit none
  integer :: i, n
  real :: s, a(64), b(64)
  n = 64
  s = 2
  do i = 1, n
    a(i) = i
    b(i) = i
  end do
  !$acc data copy(a, b)
  !$acc kernels async(1)
  do i = 1, n
    a(i) = a(i) * s
  end do
  !$acc end kernels
  !$acc kernels async(2)
  do i = 1, n
    b(i) = b(i) + s
  end do
  !$acc end kernels
  !$acc wait
  !$acc end data
  print *, a(5), b(5)
end program
