program p
 character(3) :: s
 integer :: i
 s='abc'
 read(s,*) i
 end
