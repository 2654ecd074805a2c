! 2.5.3: array assignments in kernels are loops too and run in order.
! output: 2 4 6
program p
  integer :: a(3), b(3)
  !$acc kernels copyout(a, b)
  a = [1, 2, 3]
  b = a + a
  !$acc end kernels
  print '(i0,2(1x,i0))', b
end program
