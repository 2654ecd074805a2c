! 2.2: the macro _OPENACC has the value yyyymm of the version that is implemented; 3.3 is 202211 or later.
! output: T
program p
  print '(l1)', _OPENACC >= 202211
end program
