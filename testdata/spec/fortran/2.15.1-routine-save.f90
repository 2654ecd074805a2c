! 2.15.1: a routine has no variable with the attribute save.
integer function next()
  !$acc routine seq
  integer, save :: n = 0 ! want ACC3020
  n = n + 1
  next = n
end function

program p
end program
