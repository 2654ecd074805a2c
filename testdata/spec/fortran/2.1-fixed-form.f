! 2.1: in fixed form the sentinels are !$acc, c$acc and *$acc in column one; column six continues.
! output: 2 4
      program p
      integer a, b
      a = 1
      b = 1
c$acc serial copy(a)
      a = a + 1
c$acc end serial
*$acc serial
*$acc+ copy(b)
      b = b + 3
!$acc end serial
      print '(i0,1x,i0)', a, b
      end
