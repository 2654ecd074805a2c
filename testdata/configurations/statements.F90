! A kernels construct with other statements under each value of B.
program p
  implicit none
  integer, parameter :: n = 16
  real(8) :: a(n), b(n)
  integer :: i
  a = [(i, i = 1, n)]; b = 0
  !$acc kernels copy(a, b)
  do i = 1, n
    a(i) = a(i) + 1
  end do
#ifdef B
  do i = 1, n
    b(i) = 2 * a(i)
  end do
#else
  b(1) = 1
#endif
  do i = 1, n
    a(i) = a(i) + b(i)
  end do
  !$acc end kernels
  print '(2f8.1)', a(1), a(3)
end program
