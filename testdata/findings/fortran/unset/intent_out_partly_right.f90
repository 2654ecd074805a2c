subroutine compute(y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(out) :: y(n)
  integer :: i
  !$acc parallel loop copyout(y)
  do i = 1, n
    y(i) = i
  end do
end subroutine
program p
  implicit none
  real, allocatable :: y(:)
  real :: s
  integer :: i
  allocate(y(10))
  call compute(y, 10)
  s = 0
  do i = 1, 10
    s = s + y(i)
  end do
  print *, s
end program
