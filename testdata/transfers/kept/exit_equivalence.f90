! silent
program main
  implicit none
  real(8) :: x(40), y(40)
  integer :: i
  equivalence (x, y)
  x = 1
  !$acc enter data copyin(x)
  !$acc parallel loop present(x)
  do i = 1, 40
    x(i) = x(i) + i
  end do
  !$acc exit data copyout(x)
  print '(f10.3)', y(3)
end program
