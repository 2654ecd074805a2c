program p
  integer :: i
  i = 7
  stop i
end
