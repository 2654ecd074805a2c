! Derived types: default values, components, extension, dispatch, select type, structure constructors.
module m
  implicit none
  type :: base
    integer :: a = 1
    real, allocatable :: v(:)
  contains
    procedure :: get
  end type
  type, extends(base) :: child
    real(8) :: x(2) = [1d0, 2d0]
  contains
    procedure :: get => get_child
  end type
  type(child), save :: global
contains
  integer function get(self)
    class(base), intent(in) :: self
    get = self%a
  end function
  integer function get_child(self)
    class(child), intent(in) :: self
    get_child = self%a + int(self%x(1))
  end function
  subroutine use_them(o, r)
    class(base), intent(inout) :: o
    integer, intent(out) :: r
    type(base) :: b
    r = o%get()
    select type (o)
    type is (child)
      o%x = 0
    class default
      o%a = 5
    end select
    b = base(3, [1.0, 2.0])
    r = r + b%get() + size(b%v)
  end subroutine
end module
