! 2.9.2: with static the chunks are dealt to the gangs in turn; the same bounds give the same owners.
! output: 40
program p
  integer :: a(40), b(40), i
  !$acc parallel num_gangs(4) create(a) copyout(b)
  !$acc loop gang(static: 3)
  do i = 1, 40
    a(i) = i
  end do
  !$acc loop gang(static: 3)
  do i = 1, 40
    b(i) = a(i) + 1
  end do
  !$acc end parallel
  print '(i0)', count(b == [(i + 1, i = 1, 40)])
end program
