module m
  implicit none
  integer :: tab(4) = [1, 2, 3, 4], other(4) = 5
  !$acc declare copyin(tab, other)
contains
  integer function look(k)
    !$acc routine seq
    integer, intent(in) :: k
    look = tab(k) + other(1)
  end function
end module
program p
  use m
  implicit none
  integer :: out(8), i
  !$acc parallel loop copyout(out)
  do i = 1, 8
    out(i) = look(mod(i - 1, 4) + 1)
  end do
  print *, out(1)
end program
