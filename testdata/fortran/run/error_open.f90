program p
  integer :: i
  open(10, file='nosuch', status='old')
end
