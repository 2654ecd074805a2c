! 2.6.7: each enter data adds one to the dynamic counter, each exit data takes one off; only the last copies out.
! output: 1 T 9 F
program p
  use openacc
  integer :: a, first
  logical :: still
  a = 1
  !$acc enter data copyin(a)
  !$acc enter data copyin(a)
  !$acc serial present(a)
  a = 9
  !$acc end serial
  !$acc exit data copyout(a)
  first = a
  still = acc_is_present(a)
  !$acc exit data copyout(a)
  print '(i0,1x,l1,1x,i0,1x,l1)', first, still, a, acc_is_present(a)
end program
