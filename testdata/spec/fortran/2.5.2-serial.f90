! 2.5.2: serial executes its region with one gang of one worker of vector length one.
! output: 1 15
program p
  integer :: n, s, i
  n = 0
  s = 0
  !$acc serial copy(n, s)
  n = n + 1
  !$acc loop reduction(+:s)
  do i = 1, 5
    s = s + i
  end do
  !$acc end serial
  print '(i0,1x,i0)', n, s
end program
