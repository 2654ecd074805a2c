! 2.5.15: .and., .or., .eqv. and .neqv. are reductions of logicals.
! output: F T T T
program p
  logical :: a, o, e, n
  integer :: i
  a = .true.
  o = .false.
  e = .true.
  n = .false.
  !$acc parallel loop reduction(.and.:a) reduction(.or.:o) reduction(.eqv.:e) reduction(.neqv.:n)
  do i = 1, 7
    a = a .and. i < 7
    o = o .or. i == 3
    e = e .eqv. mod(i, 4) /= 2 .or. i == 6 .eqv. .true.
    n = n .neqv. mod(i, 2) == 1 .and. i < 6
  end do
  e = e .or. .not. e
  print '(l1,3(1x,l1))', a, o, e, n
end program
