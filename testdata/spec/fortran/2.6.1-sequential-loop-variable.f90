! 2.6.1: in Fortran the variable of a do loop in a compute construct is private, also without a loop directive.
! output: 77 30
program p
  integer :: i, k, a(10)
  k = 77
  !$acc parallel loop copyout(a)
  do i = 1, 10
    a(i) = 0
    do k = 1, 3
      a(i) = a(i) + 1
    end do
  end do
  print '(i0,1x,i0)', k, sum(a)
end program
