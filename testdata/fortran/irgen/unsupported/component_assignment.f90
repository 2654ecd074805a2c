! want not yet handled: assignment of a type whose component 'inner' has an assignment of its own
module m
  type t
    integer :: k
  contains
    procedure :: copy
    generic :: assignment(=) => copy
  end type
  type u
    type(t) :: inner
  end type
contains
  subroutine copy(to, from)
    class(t), intent(inout) :: to
    class(t), intent(in) :: from
    to%k = from%k + 1
  end subroutine
  subroutine s(a, b)
    type(u) :: a, b
    a = b
  end subroutine
end module
