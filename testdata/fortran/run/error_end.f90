program p
  integer :: i
  print *, 'x'
  read(*,*) i
end
