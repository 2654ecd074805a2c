      subroutine scale(n, a)
      integer n, i
      real a(n)
c$acc parallel loop
c$acc+ copy(a(1:n))
      do i = 1, n
        a(i) = 2 * a(i)
      end do
      end
