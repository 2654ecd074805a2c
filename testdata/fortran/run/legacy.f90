      subroutine sub1(x, y)
      common /c1/ a(3), k
      common /c1b/ z
      dimension y(2, *)
      real x(*)
      do 10, i = 1, 3
        a(i) = x(i) + y(1, i)
10    continue
      k = k + 1
      z = a(1)
      end
      subroutine sub2
      common /c1/ b(2), c, n
      common /c1b/ q
      equivalence (b(1), d), (ib, c)
      save count
      data count /0./
      count = count + 1
      d = count
      n = n * 2
      print *, b, n, q
      end
      function ifact(n)
      ifact = 1
      do i = 2, n
        ifact = ifact * i
      end do
      end
      double precision function dsum(v, n)
      double precision v(n)
      dsum = 0d0
      do 20 i = 1, n
20      dsum = dsum + v(i)
      end
      logical function check(i)
      integer i
      check = i .gt. 3
      end
      program legacy
      common /c1/ a(3), k
      real x(3), y(2, 3)
      double precision v(4), dsum
      logical check
      character*8 s, t*3
      character*(*) u
      parameter (u = 'const')
      integer*2 short
      real*8 r8
      complex*16 z16
      external dsum
      data x /1., 2., 3./, y /6*0.5/, v /4*1.5d0/
      f(q) = q * q + 1
      g(q, r) = f(q) + r
      k = 1
      call sub1(x, y)
      call sub2
      call sub2
      print *, a, k
      print *, ifact(5), dsum(v, 4), check(2), check(5)
      print *, f(2.0), g(1.0, 3.0)
      s = 'abc'
      t = u
      print *, s, t, u
      short = 12
      r8 = 1.0d0 / 3
      z16 = (1d0, 2d0)
      print *, short, r8, z16
      assign_to = 3.7
      iassign = assign_to
      print *, iassign
      if (short .eq. 12 .and. .not. r8 .gt. 1) print *, 'ok'
      call apply(dsum, v)
      end
      subroutine apply(fun, v)
      double precision fun, v(*)
      external fun
      print *, fun(v, 2)
      end
