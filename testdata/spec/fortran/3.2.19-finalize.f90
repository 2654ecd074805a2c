! 3.2.19: the finalize routines set the dynamic counter to zero.
! output: 5 F 1 F
program p
  use openacc
  integer :: a, b, i
  a = 1
  b = 1
  do i = 1, 3
    call acc_copyin(a)
    call acc_copyin(b)
  end do
  !$acc serial present(a, b)
  a = 5
  b = 5
  !$acc end serial
  call acc_copyout_finalize(a)
  call acc_delete_finalize(b)
  print '(i0,1x,l1,1x,i0,1x,l1)', a, acc_is_present(a), b, acc_is_present(b)
end program
