! Storage that data, common, equivalence and save decide; statement functions.
block data bd
  common /c1/ i, x(3), d
  double precision d
  data i /5/, x /3*1.5/, d /2.5d0/
end block data
subroutine s
  common /c1/ j, y, z(2), e
  double precision e
  integer, save :: n = 0
  logical first
  data first /.true./
  n = n + 1
  if (first) print *, 'first'
  first = .false.
  print *, n, j, y, z, e
  j = j + 1
end subroutine
program p
  implicit none
  integer a(4), i, j, m(3,3)
  real r(2)
  integer ir(2)
  double precision dd
  character(4) :: ch, cs(2)
  character(1) :: cc(4)
  integer :: e1, e2(3)
  equivalence (r, ir), (ch, cc), (e1, e2(2))
  data a /2*1, 2*2/, ((m(i,j), i=1,3), j=1,3) /9*0/
  data ch /'abcd'/
  data cs(1)(1:2), cs(1)(3:4), cs(2) /'ab','cd','ef'/
  real :: f, g, x
  f(x) = x*x + 1
  g(x) = f(x) * 2
  r(1) = 1.0
  print *, ir(1)
  print *, cc, a, m, cs
  e2 = [1,2,3]
  print *, e1
  e1 = 50
  print *, e2
  call s
  call s
  print *, f(2.0), g(3.0)
  dd = 1
end program
