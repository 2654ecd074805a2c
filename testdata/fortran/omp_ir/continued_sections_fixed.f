C     Sections are in the order of the text in fixed form, too.
      subroutine f(a, b, c)
      real a(1024), b(1024), c(1024)
      integer i
!$omp target teams distribute map(alloc:
!$omp&a(1:1024), b(1:1024),
C$omp+ c(1:1024)) map(to:
*$omp1 i)
      do i = 1, 1024
        c(i) = a(i) + b(i)
      end do
      end subroutine
