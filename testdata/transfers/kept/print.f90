! kept: 'a' is transferred in each iteration of the loop at line 9: the host may read in line 14 what a construct writes
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n), b(n)
  integer :: i, k
  a = 1
  b = 2
  do k = 1, 5
    !$acc parallel loop copyout(a)
    do i = 1, n
      a(i) = i + k
    end do
    print *, sum(a)
  end do
  print *, a(3), b(3)
end program
