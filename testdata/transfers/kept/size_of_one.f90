! silent
subroutine fill(n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(max(n, 0) + 1)
  integer :: i
  !$acc parallel loop copy(a)
  do i = 1, n + 1
    a(i) = i
  end do
end subroutine
program size_of_one
  implicit none
  real :: a(6)
  a = -1
  call fill(-5, a)
  print *, a
  call fill(5, a)
  print *, a
end program
