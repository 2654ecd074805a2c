! 2.7.10: no_create of what is not present allocates nothing; of what is present it is as present.
! output: F 10
program p
  use openacc
  integer :: a(4), i
  logical :: there
  !$acc data no_create(a)
  there = acc_is_present(a)
  !$acc end data
  !$acc data copyout(a)
  !$acc parallel loop no_create(a)
  do i = 1, 4
    a(i) = i
  end do
  !$acc end data
  print '(l1,1x,i0)', there, sum(a)
end program
