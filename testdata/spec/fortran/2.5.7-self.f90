! 2.5.7: with self of a true condition the region runs on the host.
! output: 6 6
program p
  integer :: a
  a = 5
  !$acc enter data copyin(a)
  !$acc serial self(a == 5) present(a)
  a = a + 1
  !$acc end serial
  write (*, '(i0,1x)', advance='no') a
  !$acc serial self(a == 5) present(a)
  a = a + 1
  !$acc end serial
  print '(i0)', a
  !$acc exit data delete(a)
end program
