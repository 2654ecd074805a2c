module m
  integer, save :: g(7)
  !$omp allocate(g) align(128)
end module
program allocate_alignment
  use iso_c_binding
  use m
  implicit none
  integer :: bad
  bad = 0
  g(1) = 1
  call f(bad)
  if (mod(addr(g), 128_8) /= 0) bad = bad + 1
  print *, 'bad', bad
contains
  function addr(x) result(r)
    integer, target :: x(*)
    integer(8) :: r
    r = transfer(c_loc(x), r)
  end function
  subroutine f(bad)
    integer, intent(inout) :: bad
    integer, target :: w(3), s(1)
    integer(1) :: c
    !$omp allocate(w, s) align(64)
    w = 1; s = 2; c = 1
    if (mod(addr(w), 64_8) /= 0) bad = bad + 1
    if (mod(addr(s), 64_8) /= 0) bad = bad + 1
    print *, w, s, c
  end subroutine
end program
