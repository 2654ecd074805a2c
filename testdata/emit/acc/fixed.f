      subroutine scale(n, a)
      integer n, i
      real a(n)
c$omp target teams distribute parallel do
c$omp+ map(tofrom: a(1:n))
      do i = 1, n
        a(i) = 2 * a(i)
      end do
      end
