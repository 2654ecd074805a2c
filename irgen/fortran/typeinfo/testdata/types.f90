! The types of variables are described, and those of their components.
module shapes
  type, abstract :: shape
    integer :: id = 7
    real :: corners(0:3)
  contains
    procedure(area_of), deferred :: area
    procedure :: name => shape_name
  end type
  type, extends(shape) :: square
    real, allocatable :: side
  contains
    procedure :: area => square_area
    procedure :: write_square
    generic :: write(formatted) => write_square
    final :: release, release_all
  end type
  type :: vector(n)
    integer, len :: n
    real :: v(n)
    type(square), pointer :: owner => null()
  end type
  type(vector(4)) :: few
  abstract interface
    real function area_of(this)
      import shape
      class(shape), intent(in) :: this
    end function
  end interface
contains
  function shape_name(this) result(r)
    class(shape), intent(in) :: this
    character(5) :: r
    r = 'shape'
  end function
  real function square_area(this)
    class(square), intent(in) :: this
    square_area = this%side ** 2
  end function
  subroutine write_square(dtv, unit, iotype, v_list, iostat, iomsg)
    class(square), intent(in) :: dtv
    integer, intent(in) :: unit, v_list(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, *, iostat = iostat, iomsg = iomsg) dtv%side
  end subroutine
  subroutine release(s)
    type(square), intent(inout) :: s
  end subroutine
  subroutine release_all(s)
    type(square), intent(inout) :: s(:)
  end subroutine
end module
