! Functions that gfortran adds: specific names of the library of C.
program gnu_functions
  implicit none
  double precision :: x
  double precision, parameter :: one = 1
  x = 0.5d0
  print '(6f9.5)', derf(x), derfc(x), dgamma(x), dlgama(x), algama(2.5), derf(one)
  print '(6f9.5)', dasinh(x), dacosh(1.5d0), datanh(x)
  print '(6f9.5)', besj0(0.5), dbesj1(x), besy0(0.5), dbesy1(x), besjn(2, 0.5), dbesyn(2, x)
end program
