! What is not supported is reported at the expression, and the rest goes on.
subroutine s(m)
  integer :: m
  real :: a
  integer :: b, list(3), good
  data a / z'3f800000' /
  data list(b) / 1 /
  data good / 8 /
end subroutine
