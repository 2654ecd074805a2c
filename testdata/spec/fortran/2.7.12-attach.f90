! 2.7.12: attach makes the device's copy of a pointer member lead to its target on the device.
! output: 12
program p
  type vec
    integer, pointer :: v(:)
  end type
  type(vec) :: x
  integer, target :: d(3)
  integer :: s, i
  d = [3, 4, 5]
  x%v => d
  s = 0
  !$acc data copyin(x) copyin(d)
  !$acc parallel loop attach(x%v) reduction(+:s)
  do i = 1, 3
    s = s + x%v(i)
  end do
  !$acc end data
  print '(i0)', s
end program
