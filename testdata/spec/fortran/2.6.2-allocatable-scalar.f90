! 2.6.2: an allocatable variable is an aggregate: without a data clause it is copied in and out.
! output: 9
program p
  integer, allocatable :: a(:)
  allocate (a(3))
  a = 1
  !$acc serial
  a(2) = 7
  !$acc end serial
  print '(i0)', sum(a)
end program
