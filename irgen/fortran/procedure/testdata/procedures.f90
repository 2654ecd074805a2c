! Procedures, each with its name, its type and what it passes to the procedures it contains.
module shapes
  type shape
    real :: area
  end type
  interface
    module subroutine separate(n)
      integer :: n
    end subroutine
    subroutine c_name(n, text) bind(c, name = "c_function")
      use iso_c_binding
      integer(c_int), value :: n
      character(kind = c_char) :: text(*)
    end subroutine
  end interface
contains
  function area(s) result(r)
    class(shape), intent(in) :: s
    real :: r
    r = s%area
  end function
  elemental real function twice(x)
    real, intent(in) :: x
    twice = 2 * x
  end function
end module

submodule (shapes) details
contains
  module procedure separate
    n = 1
  end procedure
end submodule

subroutine arguments(i, v, assumed, explicit, p, q, c, f, ranked, opt, n)
  integer :: i, n
  integer, value :: v
  real :: assumed(:, :), explicit(n), ranked(..)
  real, pointer :: p(:)
  character(*), allocatable :: q
  character(*) :: c
  external :: f
  real, optional, target :: opt
end subroutine

function words(n)
  character(8) :: words
end function

function vector(n)
  real :: vector(3)
  integer :: n
end function

subroutine alternates(n, *, *)
  integer :: n
  return n
  entry second(n)
end subroutine

subroutine outer(a, n)
  real :: a(n)
  integer :: n, local, unused
  integer, save :: static
  character(4) :: text
contains
  subroutine inner(k)
    integer :: k
    k = local + static + n
    text = 'abc'
    a(k) = 0
  end subroutine
end subroutine

subroutine caller
  external :: arguments, unknown
end subroutine
