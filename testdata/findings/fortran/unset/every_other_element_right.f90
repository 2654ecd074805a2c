program p
  implicit none
  real, allocatable :: w(:)
  real :: s
  integer :: i
  allocate(w(20))
  !$acc parallel loop copyout(w)
  do i = 1, 20, 2
    w(i) = i
    w(i + 1) = -i
  end do
  s = 0
  do i = 1, 20
    s = s + w(i)
  end do
  print *, s
end program
