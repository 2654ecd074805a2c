! 2.16.1: operations of one queue are executed in the order in which they were given to it.
! output: 26
program p
  integer :: a
  a = 1
  !$acc data copy(a)
  !$acc serial present(a) async(5)
  a = a + 1
  !$acc end serial
  !$acc serial present(a) async(5)
  a = a * 12
  !$acc end serial
  !$acc serial present(a) async(5)
  a = a + 2
  !$acc end serial
  !$acc wait(5)
  !$acc end data
  print '(i0)', a
end program
