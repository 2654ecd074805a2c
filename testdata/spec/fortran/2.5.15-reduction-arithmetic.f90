! 2.5.15: +, *, max and min are reductions of integers and reals.
! output: 10 24 4.0 -4.0
program p
  integer :: s, m, i
  real :: hi, lo
  s = 0
  m = 1
  hi = -huge(hi)
  lo = huge(lo)
  !$acc parallel loop reduction(+:s) reduction(*:m) reduction(max:hi) reduction(min:lo)
  do i = 1, 4
    s = s + i
    m = m * i
    hi = max(hi, real(i))
    lo = min(lo, -real(i))
  end do
  print '(i0,1x,i0,2(1x,f0.1))', s, m, hi, lo
end program
