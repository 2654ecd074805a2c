! 2.6.1: the variable of a loop with a loop directive is private; its value on the host is kept.
! output: 77 10
program p
  integer :: i, a(10)
  i = 77
  !$acc parallel loop copyout(a)
  do i = 1, 10
    a(i) = i
  end do
  print '(i0,1x,i0)', i, a(10)
end program
