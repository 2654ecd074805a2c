! A common block seen by two units, one of them with more in it; equivalence sets in and outside of it.
subroutine first
  integer(2) :: small
  real(8) :: big
  integer :: list(3), tail
  common /block/ small, big, list
  equivalence (list(3), tail)
end subroutine
subroutine second
  real(8) :: a, b(4)
  common /block/ a, b
  integer :: blank
  common blank
end subroutine
module shared
  real :: x(10), y(4), z
  character(8) :: text, word
  equivalence (x(8), y), (y(4), z)
  equivalence (text(3:4), word)
end module
subroutine local
  integer :: i, j
  real :: r
  integer, save :: k
  integer :: m
  equivalence (i, r)
  equivalence (k, m)
  j = i
end subroutine
