! kept: 'a' is transferred in each iteration of the loop at line 14: the host may write it in line 14
module m
  real :: a(64) = 0
contains
  integer function last()
    a = 2
    last = 5
  end function
end module
program main
  use m
  implicit none
  integer :: s, i
  do s = 1, last()
    !$acc parallel loop copy(a)
    do i = 1, 64
      a(i) = a(i) + 1
    end do
  end do
  print *, a(3), a(60)
end program
