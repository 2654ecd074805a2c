! 2.1: in Fortran directives and clauses are not case-sensitive.
! output: 3
program p
  integer :: a
  a = 1
  !$ACC Serial COPY(A)
  a = a + 2
  !$aCC END serial
  print '(i0)', a
end program
