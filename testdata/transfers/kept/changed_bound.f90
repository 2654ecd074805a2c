! silent
subroutine fill(n, a)
  implicit none
  integer :: n, i
  real :: a(n)
  n = n - 1
  !$acc parallel loop copy(a)
  do i = 1, n
    a(i) = i
  end do
end subroutine
program changed_bound
  implicit none
  real :: a(6)
  integer :: n
  n = 6
  a = -1
  call fill(n, a)
  print *, a
end program
