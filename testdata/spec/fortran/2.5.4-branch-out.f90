! 2.5.4: a program cannot branch out of a compute construct.
program p
  integer :: a
  a = 0
  !$acc parallel copy(a)
  if (a == 0) goto 10 ! want ACC3009
  a = 1
  !$acc end parallel
10 continue
end program
