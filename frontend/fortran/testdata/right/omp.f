C     Directives of OpenMP in fixed form.
      program p
      implicit none
      integer i, x, v
      real a(10)
c$    integer conditional
      x = 0
!$    conditional = x
c$   & + 1
*$ 10 conditional = conditional + 1
c$money is no statement
!$omp
c$omp parallel private(i)
c$omp&private(x)
*$omp1 private(v)
      x = 1
!$omp endparallel
C$OMP TARGET DATA MAP(TOFROM: A)
      a(1) = 1
!$omp end target data
!$omp target data map(tofrom: a)
!$omp simd
      do 20 i = 1, 10
   20 a(i) = 1
!$omp end simd
!$omp endtargetdata
      end
      subroutine library
      include 'omp_lib.h'
      real(8) t
      t = omp_get_wtime()
      call omp_display_env(.true.)
      end
