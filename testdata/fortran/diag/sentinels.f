! Sentinels and continuation in fixed form.
!---
      subroutine s(a)
      real a(4)
!$acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
c$acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
*$acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
C$ACC WAIT
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
c $acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!acc wait ! want ACC0206 "this is a comment, not a directive"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
cacc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
c$accwait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc1wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc0wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc& async ! spec: Fortran 2018 §6.3.3.3 ! want ACC1001 "unknown directive 'async'"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
      !$acc wait ! want ACC0206 "this is a comment, not a directive"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
  !$acc wait ! want ACC0206 "this is a comment, not a directive"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
c$ acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
d$acc wait
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc end parallel ! want ACC0221 "end parallel without parallel"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc foo ! want ACC1001 "unknown directive 'foo'"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc enter data copyin(a)                                           bad ! want ACC1003 "unknown clause 'bad'"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
c acc is a comment
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc wait
!$acc+ async
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc wait
!$acc& async
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc wait
c$acc1 async
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc wait
c
!$acc+ async
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc wait
      a(2) = 1
!$acc+ async ! spec: Fortran 2018 §6.3.3.3 ! want ACC1001 "unknown directive 'async'"
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallel
      a(2) = 1
!$acc end parallel
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallel
      a(2) = 1
!$acc endparallel
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallelloop
      do 10 i = 1, 4
10    a(i) = 1
!$acc end parallel loop
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallel loop
      do 10 i = 1, 4
      a(i) = 1
10    continue
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallel loop
      do 10 i = 1, 4
10    a(i) = 1
      a(1) = 1
      end
!---
      subroutine s(a)
      real a(4)
!$acc parallelloop
      do 10 i = 1, 4
10    a(i) = 1
!$acc endparallelloop
!$acc enterdata copyin(a)
!$acc exitdata delete(a)
      end
