subroutine old(a, n, iu)
  dimension a(n)
  character*8 nm
  integer iu
  data nm /'legacy'/
  write (iu, 100) nm, n
  write (iu, 110) (i, a(i), i = 1, n)
  if (n .gt. 3) go to 20
  write (iu, 120)
  return
20 write (iu, 130) a(1)
100 format (/ 1x, a8, 'n =', i4 / 1x, 20('-'))
110 format (3(1x, i3, 1pe12.4))
120 format (' short')
130 format (' long', f10.3, 2x, 2hHH)
end
program f77
  implicit real (a-h, o-z)
  common /area/ c(10), k
  equivalence (c(1), d)
  integer*4 k
  real*8 dd
  logical*1 b
  character ch*10, ch2*(*)
  parameter (ch2 = 'param')
  dimension x(5)
  data x /1.0, 2*2.5, 2*0.0/, dd /1.d-3/
  sf(t) = t*t + 1.0
  do 10 i = 1, 10
    c(i) = sf(float(i))
10 continue
  k = 3
  call old(c, 5, 6)
  call old(x, 3, 6)
  write (6, *) d, dd, ch2, x
  b = .true.
  ch = 'abc'
  ch(4:6) = ch(1:3)
  write (6, '(1x,a,l3,i5)') ch, b, k
  if (c(1) - 2.0) 30, 40, 50
30 print *, 'neg'
  goto 60
40 print *, 'zero'
  goto 60
50 print *, 'pos'
60 continue
  goto (70, 80), k - 1
70 print *, 'seventy'
80 print *, 'eighty'
  do 90 i = 1, 2
  do 90 j = 1, 2
90 print *, i, j
  stop
end
