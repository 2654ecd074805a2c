! What is not supported is reported where it is written, and the rest is laid out.
subroutine s
  integer :: a(4), b, c, d
  common /block/ b, c
  equivalence (b, a(3))
  common /other/ d
end subroutine
