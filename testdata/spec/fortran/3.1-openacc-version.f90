! 3.1: openacc_version of the module has the value of _OPENACC.
! output: T
program p
  use openacc
  print '(l1)', openacc_version >= 202211
end program
