! 2.7.1: in Fortran a section is given by its bounds; only these elements are copied.
! output: 1 2 10 10 10 6
program p
  integer :: a(6), i
  a = [1, 2, 3, 4, 5, 6]
  !$acc parallel loop copyout(a(3:5))
  do i = 3, 5
    a(i) = 10
  end do
  print '(i0,5(1x,i0))', a
end program
