! Calls of procedures, by the ways in which arguments are passed.
module procedures
  interface
    subroutine by_address(i, x, v)
      integer :: i
      real, intent(in) :: x(*)
      integer, value :: v
    end subroutine
    subroutine by_descriptor(a, c)
      real :: a(:)
      character(*) :: c
    end subroutine
    subroutine without_gaps(a, n)
      real, contiguous :: a(:)
      integer, optional :: n
    end subroutine
    subroutine mutable(p, q)
      real, pointer, intent(in) :: p(:)
      real, allocatable :: q(:)
    end subroutine
    real function scalar(x)
      real :: x
    end function
    function vector(n)
      integer :: n
      real :: vector(n)
    end function
    function text(n)
      integer :: n
      character(2 * n) :: text
    end function
    function made(n)
      integer :: n
      real, allocatable :: made(:)
    end function
    elemental subroutine change(x, by)
      real, intent(inout) :: x
      real, intent(in) :: by
    end subroutine
    elemental real function twice(x)
      real, intent(in) :: x
    end function
    subroutine returns(n, *, *)
      integer :: n
    end subroutine
    subroutine takes(f)
      interface
        real function f(x)
          real :: x
        end function
      end interface
    end subroutine
  end interface
end module

subroutine arguments(i, a, b, c, p, q, opt)
  use procedures
  integer :: i
  real :: a(:)
  real, target :: b(10)
  character(8) :: c
  real, pointer :: p(:)
  real, allocatable :: q(:)
  integer, optional :: opt
  call by_address(i, b, i)
  call by_address(3, a, 4)
  call by_address(i, b(i), i)
  call by_descriptor(b, c)
  call by_descriptor(b(1:9:2), 'text')
  call without_gaps(a)
  call without_gaps(n = opt, a = b)
  call mutable(p, q)
  call mutable(b, q)
  call returns(i, *10, *20)
  call takes(scalar)
  call takes(sqrt)
  call unknown(i, b, c)
10 continue
20 continue
end subroutine

subroutine results(n, x, a, c)
  use procedures
  integer :: n
  real :: x, a(4)
  character(8) :: c
  x = scalar(x + 1.0)
  a = vector(n)
  c = text(n)
  a = made(n)
  a = twice(a) + 1.0
  call change(a, x)
end subroutine
