module m
  implicit none
  integer :: counter = 0
  interface area
    module procedure area_i, area_r
  end interface
  interface
    subroutine ext(a, n)
      integer, intent(in) :: n
      integer, intent(inout) :: a(n)
    end subroutine
  end interface
contains
  integer function area_i(x)
    integer, intent(in) :: x
    area_i = x * x
  end function
  real function area_r(x)
    real, intent(in) :: x
    area_r = x * x / 2
  end function
  recursive integer function fact(n) result(r)
    integer, intent(in) :: n
    if (n <= 1) then
      r = 1
    else
      r = n * fact(n - 1)
    end if
  end function
  subroutine opt(a, b, c)
    integer, intent(in) :: a
    integer, intent(in), optional :: b
    real, intent(out), optional :: c(:)
    counter = counter + 1
    if (present(b)) then
      print *, 'b', a + b
    else
      print *, 'no b', a
    end if
    if (present(c)) c = a
  end subroutine
  elemental real function sq(x)
    real, intent(in) :: x
    sq = x * x
  end function
  elemental subroutine swap(a, b)
    integer, intent(inout) :: a, b
    integer :: t
    t = a
    a = b
    b = t
  end subroutine
  real function apply(f, x)
    interface
      real function f(x)
        real, intent(in) :: x
      end function
    end interface
    real, intent(in) :: x
    apply = f(x) + 1
  end function
  function vec(n) result(v)
    integer, intent(in) :: n
    integer :: v(n)
    integer :: i
    do i = 1, n
      v(i) = i * 10
    end do
  end function
  subroutine byval(x)
    integer, value :: x
    x = x + 1
    print *, x
  end subroutine
end module
subroutine ext(a, n)
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  a = a + n
end subroutine
real function half(x)
  real, intent(in) :: x
  half = x / 2
end function
subroutine old(x, n)
  integer n
  real x(n)
  x(1) = x(1) + x(n)
end subroutine
program procs
  use m
  implicit none
  integer :: i, a(3), b(3)
  real :: c(3), z, stf, y
  real, external :: half
  interface
    real function hf(x)
      real, intent(in) :: x
    end function
  end interface
  procedure(hf), pointer :: pf
  stf(y) = y * 3 + 1
  print *, area(3), area(3.0), fact(10)
  call opt(1)
  call opt(1, 2)
  call opt(a=5, c=c)
  print *, c, counter
  print *, sq(2.0), sq([1.0, 2.0, 3.0])
  a = [1, 2, 3]
  b = 7
  call swap(a, b)
  print *, a, b
  call swap(a(1), b(2))
  print *, a, b
  print *, apply(half, 3.0), apply(sq1, 3.0)
  pf => half
  print *, pf(8.0), associated(pf)
  print *, vec(4), sum(vec(3))
  i = 5
  call byval(i)
  print *, i
  call ext(a, 3)
  print *, a
  c = [1., 2., 3.]
  call old(c, 3)
  print *, c
  print *, stf(2.0)
  z = 1
  call nested(2)
  print *, z
contains
  real function sq1(x)
    real, intent(in) :: x
    sq1 = x * x * z
  end function
  subroutine nested(k)
    integer, intent(in) :: k
    z = z + k
    if (k > 0) call nested2
  end subroutine
  subroutine nested2
    z = z * 10
    a(1) = 0
  end subroutine
end program
