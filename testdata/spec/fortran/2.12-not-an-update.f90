! 2.12: what follows atomic update has one of the forms of an update.
program p
  integer :: x, y
  x = 0
  y = 1
  !$acc serial copy(x, y)
  !$acc atomic update
  x = y + 1 ! want ACC3019
  !$acc end serial
end program
