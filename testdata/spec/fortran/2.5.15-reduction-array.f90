! 2.5.15: the reduction of an array is the reduction of each element.
! output: 11 22 33
program p
  integer :: h(3), i, k
  h = [1, 2, 3]
  !$acc parallel loop reduction(+:h)
  do i = 1, 10
    do k = 1, 3
      h(k) = h(k) + k
    end do
  end do
  print '(i0,2(1x,i0))', h
end program
