program p
  implicit none
  real :: x(30), s
  integer :: i
  x = 2
  s = 0
  !$acc parallel copyin(x) copy(s)
  !$acc loop gang reduction(+:s)
  do i = 1, 30
    s = s + x(i)
  end do
  !$acc end parallel
  print *, s
end program
