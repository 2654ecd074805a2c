! 2.7.1: a pointer in a data clause stands for its target, bounds and all.
! output: 0 5 6 7 0
program p
  integer, target :: a(5)
  integer, pointer :: q(:)
  integer :: i
  a = 0
  q(-1:1) => a(2:4)
  !$acc parallel loop copy(q)
  do i = -1, 1
    q(i) = i + 6
  end do
  print '(i0,4(1x,i0))', a
end program
