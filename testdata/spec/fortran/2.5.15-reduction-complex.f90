! 2.5.15: + is a reduction of complex variables.
! output: 4.0 10.0
program p
  complex :: z
  integer :: i
  z = (0.0, 0.0)
  !$acc parallel loop reduction(+:z)
  do i = 1, 4
    z = z + cmplx(1.0, real(i))
  end do
  print '(f0.1,1x,f0.1)', z
end program
