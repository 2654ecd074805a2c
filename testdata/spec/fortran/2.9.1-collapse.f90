! 2.9.1: collapse(2) makes one iteration space of two nested loops.
! output: 12 66
program p
  integer :: n, s, i, j
  n = 0
  s = 0
  !$acc parallel loop collapse(2) reduction(+:n, s)
  do i = 0, 2
    do j = 0, 3
      n = n + 1
      s = s + 4 * i + j
    end do
  end do
  print '(i0,1x,i0)', n, s
end program
