program p
  print *, 'before'
  error stop 'bad thing'
end
