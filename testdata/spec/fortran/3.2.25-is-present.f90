! 3.2.25: acc_is_present of an array section asks for these elements.
! output: T F
program p
  use openacc
  integer :: a(10)
  !$acc enter data create(a(3:6))
  print '(l1,1x,l1)', acc_is_present(a(4:6)), acc_is_present(a)
end program
