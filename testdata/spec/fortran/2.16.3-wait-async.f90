! 2.16.3: wait with async makes one queue wait for another; the host goes on.
! output: 21
program p
  use openacc
  integer :: a
  a = 0
  !$acc data copy(a)
  !$acc serial present(a) async
  a = 20
  !$acc end serial
  !$acc wait(acc_async_noval) async(2)
  !$acc serial present(a) async(2)
  a = a + 1
  !$acc end serial
  !$acc wait(2)
  !$acc end data
  print '(i0)', a
end program
