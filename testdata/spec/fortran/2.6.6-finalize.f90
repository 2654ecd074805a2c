! 2.6.6: with finalize the dynamic counter becomes zero, however often the variable was entered.
! output: T F 3
program p
  use openacc
  integer :: a
  logical :: before
  a = 1
  !$acc enter data copyin(a)
  !$acc enter data copyin(a)
  !$acc serial present(a)
  a = 3
  !$acc end serial
  before = acc_is_present(a)
  !$acc exit data copyout(a) finalize
  print '(l1,1x,l1,1x,i0)', before, acc_is_present(a), a
end program
