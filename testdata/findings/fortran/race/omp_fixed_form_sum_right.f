      program total
      integer i
      real s, x(40)
      do 10 i = 1, 40
   10 x(i) = i
      s = 0
c$omp parallel do reduction(+: s)
      do 20 i = 1, 40
        s = s + x(i)
   20 continue
      print *, s
      end
