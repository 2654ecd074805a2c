! 2.12: atomic update of +, *, max, min and the logical operators.
! output: 100 64 100 1 F
program p
  integer :: n, m, hi, lo, i
  logical :: l
  n = 0
  m = 1
  hi = 0
  lo = 1000
  l = .true.
  !$acc parallel loop copy(n, m, hi, lo, l)
  do i = 1, 100
    !$acc atomic update
    n = n + 1
    if (i <= 6) then
      !$acc atomic
      m = m * 2
    end if
    !$acc atomic
    hi = max(hi, i)
    !$acc atomic
    lo = min(i, lo)
    !$acc atomic
    l = l .and. i < 50
    !$acc end atomic
  end do
  print '(i0,3(1x,i0),1x,l1)', n, m, hi, lo, l
end program
