! 2.11: the end directive of a combined construct can be written or left out.
! output: 30
program p
  integer :: s, i
  s = 0
  !$acc parallel loop reduction(+:s)
  do i = 1, 4
    s = s + i
  end do
  !$acc end parallel loop
  !$acc kernels loop reduction(+:s)
  do i = 1, 4
    s = s + i
  end do
  !$acc serial loop reduction(+:s)
  do i = 1, 4
    s = s + i
  end do
  !$acc end serial loop
  print '(i0)', s
end program
