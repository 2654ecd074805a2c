program p
  integer :: n
  n = 0
  print *, 'before'
  if (command_argument_count() == 0) stop n
end
