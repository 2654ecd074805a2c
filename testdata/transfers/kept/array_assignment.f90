! kept: 'a' is transferred in each iteration of the loop at line 9: the host may write it in line 14
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n), b(n)
  integer :: i, k
  a = 1
  b = 2
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    a = a + b
  end do
  print *, a(3), b(3)
end program
