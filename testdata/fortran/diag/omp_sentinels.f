! Sentinels of OpenMP in fixed form.
!---
      subroutine s(x)
      integer x
c$omp parallel
c$omp&private(x)
      x = 1
*$omp end parallel
!omp parallel ! want ACC0206 "this is a comment, not a directive"
 !$omp taskwait ! want ACC0206 "this is a comment, not a directive"
!$opm taskwait ! want ACC0206 "this is a comment, not a directive"
c$    x = = 1 ! want ACC0210 "expected an expression, found '='"
c$x   x = = 1
c$ xx x = = 1
c$omx taskwait
      end
