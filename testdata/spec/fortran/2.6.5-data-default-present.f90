! 2.6.5: default(present) of a data construct applies to the compute constructs in it that have no default clause.
! error: \bb\b.*not present
program p
  integer :: a(4), b(4), i
  a = 0
  b = 1
  !$acc data copy(a) default(present)
  !$acc parallel loop
  do i = 1, 4
    a(i) = b(i)
  end do
  !$acc end data
end program
