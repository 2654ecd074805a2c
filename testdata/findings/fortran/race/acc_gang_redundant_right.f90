program p
  implicit none
  integer :: a(4)
  a = 0
  !$acc serial copy(a)
  a(1) = a(1) + 1
  !$acc end serial
  print *, a(1) > 0
end program
