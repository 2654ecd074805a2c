! 2.10: cache at the head of a loop's body names what should be kept near; the result is the same.
! output: 6 27
program p
  integer :: a(10), b(10), i
  a = [(i, i = 1, 10)]
  b = 0
  !$acc parallel loop copyin(a) copy(b)
  do i = 2, 9
    !$acc cache(a(i-1:i+1))
    b(i) = a(i - 1) + a(i) + a(i + 1)
  end do
  print '(i0,1x,i0)', b(2), b(9)
end program
