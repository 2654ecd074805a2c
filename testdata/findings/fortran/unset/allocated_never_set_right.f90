program p
  real, allocatable :: w(:)
  real :: s
  integer :: i
  allocate(w(8))
  w = 1
  s = 0
  !$acc parallel loop copyin(w) reduction(+: s)
  do i = 1, 8
    s = s + w(i)
  end do
  print *, s == s
end program
