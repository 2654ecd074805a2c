! silent
function step(n) result(t)
  implicit none
  integer, intent(in) :: n
  real(8) :: t(10)
  integer :: i
  !$acc declare copy(t)
  t = n
  !$acc parallel loop
  do i = 2, 10
    t(i) = i
  end do
end function

program main
  interface
    function step(n) result(t)
      integer, intent(in) :: n
      real(8) :: t(10)
    end function
  end interface
  print *, step(3)
end program
