! Constants without a type are the bits of what they become (Fortran 2018 §16.3.3, §16.9).
program p
  implicit none
  integer :: i
  integer(8) :: j = 0
  i = int(z'ff')
  print *, i, real(z'40000000'), dble(z'4000000000000000'), real(z'4000000000000000', 8), cmplx(z'3f800000', 1.0)
  print *, int(z'ffffffff'), int(z'7f', 1), int(z'7fffffffffffffff', 8), real(int(z'ff'))
  print *, ior(i, z'f00'), iand(z'ff0', 2032), ieor(j, z'fffffffff')
end program
