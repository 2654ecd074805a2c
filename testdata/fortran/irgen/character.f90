! Characters: lengths, padding, concatenation, comparison, substrings, deferred length.
subroutine characters(s, t, n)
  implicit none
  character(*), intent(in) :: s
  character(8), intent(out) :: t
  integer, intent(out) :: n
  character(:), allocatable :: d
  t = s
  t(2:3) = 'xy'
  d = s // t // '!'
  n = len(d)
  if (s == 'abc' .or. t(1:1) < 'b') n = 0
end subroutine
