! 2.4: clauses after device_type(*) apply to devices that are not named before.
! output: 3
program p
  integer :: n
  n = 0
  !$acc parallel copy(n) num_gangs(2) device_type(radeon) num_gangs(7) device_type(*) num_gangs(3)
  !$acc atomic
  n = n + 1
  !$acc end parallel
  print '(i0)', n
end program
