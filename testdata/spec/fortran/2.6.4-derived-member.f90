! 2.6.4: after the structure and its allocatable member are copied the device's member leads to the device's data.
! output: 6 60
program p
  type vec
    integer :: n
    integer, allocatable :: v(:)
  end type
  type(vec) :: x
  integer :: i, s
  x%n = 3
  x%v = [1, 2, 3]
  s = 0
  !$acc data copyin(x) copy(x%v)
  !$acc parallel loop reduction(+:s)
  do i = 1, x%n
    s = s + x%v(i)
    x%v(i) = x%v(i) * 10
  end do
  !$acc end data
  print '(i0,1x,i0)', s, sum(x%v)
end program
