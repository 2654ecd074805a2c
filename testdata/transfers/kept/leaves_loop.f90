! silent
program main
  implicit none
  real :: a(40)
  a = 1
  call work(a)
  print *, a(3)
contains
  subroutine work(a)
    real, intent(inout) :: a(40)
    integer :: i, k
    do k = 1, 5
      !$acc parallel loop copy(a)
      do i = 1, 40
        a(i) = a(i) + 1
      end do
      if (k == 3) return
    end do
    a(1) = 2
  end subroutine
end program
