! find: async order of a, read at 14, write at 9
! fix: acc wait(1) before line 14
program main
  use openacc
  implicit none
  real :: a(64)
  integer :: i
  logical :: done
  !$acc parallel loop copyout(a) async(1)
  do i = 1, 64
    a(i) = i
  end do
  done = acc_async_test(1)
  print *, a(3)
  !$acc wait(1)
end program
