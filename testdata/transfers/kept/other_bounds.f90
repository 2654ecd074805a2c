! silent
program other_bounds
  implicit none
  real, allocatable :: a(:)
  integer :: i, n
  n = 8
  allocate(a(n + 2))
  a = 1
  !$acc parallel loop copy(a)
  do i = 1, n
    a(i) = i
  end do
  print *, a
end program
