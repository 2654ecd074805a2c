! find: not present of a, directive at 7
subroutine double_it(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$acc parallel loop present(a)
  do i = 1, n
    a(i) = 2 * a(i)
  end do
end subroutine
program p
  implicit none
  integer, parameter :: n = 100
  real :: a(n)
  a = 1
  !$acc data copy(a(1:n/2))
  call double_it(a, n)
  !$acc end data
  print *, a(1), a(n)
end program
