! External recursive functions with a result variable see themselves (Fortran 2018 §15.4.2.2).
      program p
      integer fib
      external fib
      print *, fib(10), g(3.0)
      end
      recursive function fib(n) result(r)
      implicit none
      integer n, r
      if (n < 2) then
        r = n
      else
        r = fib(n-1) + fib(n-2)
      end if
      end function
      recursive integer function ff(n) result(r)
      implicit none
      integer, intent(in) :: n
      r = 1
      if (n > 0) r = n * ff(n-1)
      end function
      recursive real function g(x) result(y)
      implicit none
      real, intent(in) :: x
      integer, external :: ff
      y = x
      if (x > 1) y = x + g(x-1) + ff(3)
      end function
