! 2.6.3: the lifetime of a structured data region ends with it.
! output: T F
program p
  use openacc
  integer :: a(4)
  logical :: inside
  a = 0
  !$acc data copyin(a)
  inside = acc_is_present(a)
  !$acc end data
  print '(l1,1x,l1)', inside, acc_is_present(a)
end program
