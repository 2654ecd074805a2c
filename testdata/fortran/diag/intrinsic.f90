! Arguments that do not fit intrinsic procedures.
!---
subroutine arguments(a, b, n, x, o)
  implicit none
  integer :: a(2, 3), b(4), n
  real :: x
  logical, optional :: o
  n = sum(n) ! want ACC0217 "intrinsic 'sum': expected an array, found a scalar"
  b(1:3) = sum(a, 3) ! want ACC0217 "intrinsic 'sum': expected a dimension from 1 to 2"
  a = transpose(b) ! want ACC0217 "intrinsic 'transpose': expected an array of rank 2, found rank 1"
  b = matmul(a, b) ! want ACC0217 "intrinsic 'matmul': expected the extent 3, found 4"
  n = index('a', n) ! want ACC0217 "intrinsic 'index': expected character for substring, found integer\\(4\\)"
  n = merge(1, x, o) ! want ACC0217 "intrinsic 'merge': expected integer, found real\\(4\\)"
  n = mod(n, x) ! want ACC0217 "intrinsic 'mod': expected integer, found real\\(4\\)"
  n = count(b > 1, mask=b) ! want ACC0217 "intrinsic 'count' has the argument mask already"
  if (present(n)) n = 1 ! want ACC0217 "intrinsic 'present': expected the name of an optional argument"
  call random_number(1.0) ! want ACC0217 "intrinsic 'random_number': expected a variable for harvest"
  n = size(reshape([1, 2], [3])) ! want ACC0217 "intrinsic 'reshape': expected 3 elements or pad, found 2"
  if (present(o)) n = size(a, 2) + sum(b, mask=b > 1) + maxloc(b, 1) + dot_product(b, b)
end subroutine
