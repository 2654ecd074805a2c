! 3.2.18: acc_copyin_async, acc_copyout_async and their like put the copy into a queue.
! output: 14
program p
  use openacc
  integer :: a, b
  a = 7
  b = 0
  call acc_copyin_async(a, 3)
  call acc_create_async(b, 3)
  !$acc serial present(a, b) async(3)
  b = 2 * a
  !$acc end serial
  call acc_copyout_async(b, 3)
  call acc_delete_async(a, 3)
  call acc_wait(3)
  print '(i0)', b
end program
