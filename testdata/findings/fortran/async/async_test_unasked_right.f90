program main
  use openacc
  implicit none
  real :: a(64)
  integer :: i
  !$acc parallel loop copyout(a) async(1)
  do i = 1, 64
    a(i) = i
  end do
  do while (.not. acc_async_test(1))
  end do
  print *, a(3)
  !$acc wait(1)
end program
