! silent
module m
  implicit none
contains
  function made(n) result(a)
    integer, intent(in) :: n
    real, allocatable :: a(:)
    integer :: i
    allocate(a(n))
    a = 1
    !$acc parallel loop copy(a)
    do i = 2, n
      a(i) = a(i) + i
    end do
  end function
end module
program described_result
  use m
  implicit none
  print *, made(5)
end program
