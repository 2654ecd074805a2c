! 2.5.3: a kernels construct in Fortran ends with end kernels.
program p
  integer :: a
  !$acc kernels copyout(a) ! want ACC0221
  a = 1
end program
