! Internal procedures as arguments and behind pointers belong to an instance of their host (Fortran 2018 §15.5.2.9).
module m
  implicit none
  abstract interface
    subroutine act(i)
      integer, intent(in) :: i
    end subroutine
    integer function fn(i)
      integer, intent(in) :: i
    end function
  end interface
  procedure(act), pointer :: kept => null()
contains
  recursive subroutine outer(n, g, had)
    integer, intent(in) :: n
    procedure(act), optional :: g
    integer, intent(in) :: had
    procedure(act), pointer :: pp
    integer :: k
    k = n * 10
    if (n == 3) kept => inner
    pp => inner
    if (n > 0) then
      call outer(n-1, inner, k)
      call inner(n)
      call pp(-n)
      call kept(-100)
    end if
    if (present(g)) call g(100+n)
    if (present(g)) call g(had)
  contains
    subroutine inner(i)
      integer, intent(in) :: i
      print *, 'inner', i, k, n
      k = k + 1
    end subroutine
  end subroutine
  recursive integer function compose(n, f) result(r)
    integer, intent(in) :: n
    procedure(fn) :: f
    if (n == 0) then
      r = f(1)
    else
      r = compose(n-1, g)
    end if
  contains
    integer function g(i)
      integer, intent(in) :: i
      g = f(i) * 2 + n
    end function
  end function
end module
program p
  use m
  implicit none
  integer :: base = 7
  call outer(3, had=0)
  print *, compose(4, start)
contains
  integer function start(i)
    integer, intent(in) :: i
    start = i + base
  end function
end program
