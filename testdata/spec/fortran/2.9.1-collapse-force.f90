! 2.9.1: with force there may be code between the collapsed loops.
! output: 2 8
program p
  integer :: a(4, 4), i, j, k
  !$acc parallel loop collapse(force: 2) copyout(a) private(k)
  do i = 1, 4
    k = 2 * i
    do j = 1, 4
      a(j, i) = k
    end do
  end do
  print '(i0,1x,i0)', a(4, 1), a(1, 4)
end program
