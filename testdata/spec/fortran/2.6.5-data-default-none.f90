! 2.6.5: default(none) of a data construct applies to the compute constructs in it that have no default clause.
program p
  integer :: a(4), b(4), i
  b = 1
  !$acc data copyout(a) default(none)
  !$acc parallel loop
  do i = 1, 4
    a(i) = b(i) ! want ACC4004
  end do
  !$acc end data
end program
