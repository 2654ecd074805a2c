! 2.6.5: a data construct whose if is false allocates and copies nothing.
! output: F T
program p
  use openacc
  integer :: a(4), k
  logical :: there(0:1)
  a = 0
  do k = 0, 1
    !$acc data copy(a) if(k == 1)
    there(k) = acc_is_present(a)
    !$acc end data
  end do
  print '(l1,1x,l1)', there
end program
