! find: uninitialized value of w, read at 10
program p
  real, allocatable :: w(:)
  real :: s
  integer :: i
  allocate(w(8))
  s = 0
  !$acc parallel loop copyin(w) reduction(+: s)
  do i = 1, 8
    s = s + w(i)
  end do
  print *, s == s
end program
