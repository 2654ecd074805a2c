program p
  implicit none
  integer, parameter :: n = 20
  real :: x(n), r(n), s
  integer :: i
  x = [(real(i - 6), i = 1, n)]
  s = 0
  !$acc data copyin(x) create(r)
  !$acc parallel loop
  do i = 1, n
    if (x(i) > 0) then
      r(i) = log(x(i))
    else
      r(i) = 0
    end if
  end do
  !$acc parallel loop reduction(+:s)
  do i = 1, n
    s = s + r(i)
  end do
  !$acc end data
  print *, s
end program
