subroutine fill(x, n)
  implicit none
  integer, intent(in) :: n
  real :: x(n)
  integer :: i
  !$acc parallel loop deviceptr(x)
  do i = 1, n
    x(i) = i
  end do
end subroutine
program p
  implicit none
  real :: x(24)
  x = 0
  !$acc data copy(x)
  !$acc host_data use_device(x)
  call fill(x, 24)
  !$acc end host_data
  !$acc end data
  print *, x(3)
end program
