! 2.5.15: .eqv. starts with true in every gang: an even number of false values gives true.
! output: T F
program p
  logical :: e, f
  integer :: i
  e = .true.
  f = .true.
  !$acc parallel loop reduction(.eqv.:e, f)
  do i = 1, 10
    e = e .eqv. (i > 4)
    f = f .eqv. (i > 3)
  end do
  print '(l1,1x,l1)', e, f
end program
