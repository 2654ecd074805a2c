! 2.7.1: an array of size zero in a data clause is no mistake.
! output: 0
program p
  integer, allocatable :: a(:)
  integer :: i
  allocate (a(0))
  !$acc parallel loop copy(a)
  do i = 1, size(a)
    a(i) = 1
  end do
  print '(i0)', size(a)
end program
