! find: data race of a, read at 7, write at 7
program p
  implicit none
  integer :: a(4)
  a = 0
  !$acc parallel num_gangs(8) copy(a)
  a(1) = a(1) + 1
  !$acc end parallel
  print *, a(1) > 0
end program
