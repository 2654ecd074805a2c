! 2.7.2: a data clause with an allocatable that is not allocated has no action.
! output: F
program p
  integer, allocatable :: a(:)
  !$acc data copy(a)
  !$acc end data
  print '(l1)', allocated(a)
end program
