! 2.7.4: with the always modifiers (OpenACC 3.4) clauses transfer the data also where it is present.
! output: 11 10 2 30
program p
  integer :: a(4), b(4), c(4), d(4)
  a = 1; b = 1; c = 1; d = 1
  !$acc enter data copyin(a, b, c, d)
  a = 10; b = 10; d = 20
  !$acc parallel loop copy(always: a) copyin(always: b) copyout(alwaysout: c) copy(alwaysin: d)
  do i = 1, 4
    a(i) = a(i) + 1
    c(i) = 2
    d(i) = d(i) + 10
  end do
  !$acc update self(d)
  !$acc exit data delete(a, b, c, d)
  print '(*(i0, :, 1x))', a(1), b(1), c(1), d(1)
end program
