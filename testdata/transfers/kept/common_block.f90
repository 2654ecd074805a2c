! kept: 'a' is transferred in each iteration of the loop at line 10: the host may write it in line 15
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n), b(n)
  integer :: i, k
  common /blk/ a
  a = 1
  b = 2
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    call other
  end do
  print *, a(3), b(3)
end program
subroutine other
  real :: w(40)
  common /blk/ w
  w(3) = 3
end subroutine
