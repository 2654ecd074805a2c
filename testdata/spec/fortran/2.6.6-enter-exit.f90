! 2.6.6: enter data copyin and exit data copyout move data; between them host and device differ.
! output: 1 11
program p
  integer :: a
  a = 1
  !$acc enter data copyin(a)
  !$acc serial present(a)
  a = a + 10
  !$acc end serial
  write (*, '(i0,1x)', advance='no') a
  !$acc exit data copyout(a)
  print '(i0)', a
end program
