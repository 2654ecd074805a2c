program p
 integer :: i
 close(10)
 write(10,rec=3) i
 end
