program p
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n), b(n)
  integer :: i
  do i = 1, n
    a(i) = i
    b(i) = 2 * i
  end do
  !$acc parallel loop copyin(a) copyout(b)
  do i = 1, n
    b(i) = a(i) + 1
  end do
  print *, a(3), b(3)
end program
