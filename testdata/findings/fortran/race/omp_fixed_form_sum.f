! find: data race of s, write at 10:9, read at 10:13
      program total
      integer i
      real s, x(40)
      do 10 i = 1, 40
   10 x(i) = i
      s = 0
c$omp parallel do
      do 20 i = 1, 40
        s = s + x(i)
   20 continue
      print *, s
      end
