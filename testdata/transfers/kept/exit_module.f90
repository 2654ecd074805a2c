! silent
module fields
  implicit none
  real(8) :: x(40) = 1
contains
  subroutine work()
    integer :: i
    !$acc enter data copyin(x)
    !$acc parallel loop present(x)
    do i = 1, 40
      x(i) = x(i) + i
    end do
    !$acc exit data copyout(x)
  end subroutine
end module
program main
  use fields
  implicit none
  call work()
  print '(f10.3)', x(3)
end program
