! kept: 'a' is transferred in each iteration of the loop at line 11: the host may write it in line 16
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n), b(n)
  integer :: i, k
  real :: c(n)
  equivalence (a(2), c(1))
  a = 1
  b = 2
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    c(3) = 2
  end do
  print *, a(3), b(3)
end program
