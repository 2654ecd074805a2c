! 2.17: an allocatable array in data clauses may have been allocated anew between regions; its bounds go with it.
! output: 6 20
program p
  integer, allocatable :: a(:)
  integer :: i, s
  allocate (a(3))
  a = 2
  s = 0
  !$acc parallel loop copyin(a) reduction(+:s)
  do i = lbound(a, 1), ubound(a, 1)
    s = s + a(i)
  end do
  write (*, '(i0,1x)', advance='no') s
  deallocate (a)
  allocate (a(0:4))
  a = 4
  s = 0
  !$acc parallel loop copyin(a) reduction(+:s)
  do i = lbound(a, 1), ubound(a, 1)
    s = s + a(i)
  end do
  print '(i0)', s
end program
