! Type-bound procedures, operators and assignments go to the dynamic type; unlimited polymorphic variables.
module m
  implicit none
  type, abstract :: shape
    character(10) :: name = 'none'
  contains
    procedure(area_i), deferred :: area
    procedure :: describe => desc
    generic :: operator(<) => less
    procedure, private :: less
    generic :: assignment(=) => from_int
    procedure :: from_int
    generic :: write => p1, p2
    procedure :: p1, p2
    procedure, nopass :: hello
  end type
  abstract interface
    real function area_i(this)
      import shape
      class(shape), intent(in) :: this
    end function
  end interface
  type, extends(shape) :: circle
    real :: r = 1
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rect
    real :: a = 1, b = 2
  contains
    procedure :: area => rect_area
    procedure :: describe => rect_desc
  end type
  type, extends(rect) :: square
  contains
    procedure :: from_int => sq_from
  end type
  type box
    class(shape), allocatable :: s
  end type
contains
  subroutine hello()
    print *, 'hello'
  end subroutine
  real function circle_area(this)
    class(circle), intent(in) :: this
    circle_area = 3.0 * this%r**2
  end function
  real function rect_area(this)
    class(rect), intent(in) :: this
    rect_area = this%a * this%b
  end function
  subroutine desc(this)
    class(shape), intent(in) :: this
    print *, 'shape ', this%name, this%area()
  end subroutine
  subroutine rect_desc(this)
    class(rect), intent(in) :: this
    call desc(this)
    print *, 'rect', this%a, this%b
  end subroutine
  logical function less(a, b)
    class(shape), intent(in) :: a, b
    less = a%area() < b%area()
  end function
  subroutine from_int(this, i)
    class(shape), intent(inout) :: this
    integer, intent(in) :: i
    write(this%name,'(i0)') i
  end subroutine
  subroutine sq_from(this, i)
    class(square), intent(inout) :: this
    integer, intent(in) :: i
    this%a = i; this%b = i
    this%name = 'sq'
  end subroutine
  subroutine p1(this, i)
    class(shape), intent(in) :: this
    integer, intent(in) :: i
    print *, 'int', i
  end subroutine
  subroutine p2(this, x)
    class(shape), intent(in) :: this
    real, intent(in) :: x
    print *, 'real', x
  end subroutine
end module
program p
  use m
  implicit none
  class(shape), allocatable :: s
  type(box) :: b(3), bb(3)
  class(shape), pointer :: sp
  type(square), target :: q
  class(*), allocatable :: any
  class(*), pointer :: up
  integer :: i
  integer, target :: it = 8
  allocate(circle :: b(1)%s)
  allocate(b(2)%s, source=rect('rr', 3., 4.))
  allocate(square :: b(3)%s)
  b(1)%s = 5
  b(3)%s = 6
  do i=1,3
    call b(i)%s%describe
    call b(i)%s%write(i)
    call b(i)%s%write(real(i))
    call b(i)%s%hello
  end do
  print *, b(1)%s < b(2)%s, b(3)%s < b(1)%s
  bb = b
  select type (x => bb(2)%s)
  type is (rect)
    x%a = 10
  end select
  print *, b(2)%s%area(), bb(2)%s%area()
  do i=1,3
    select type (x => b(i)%s)
    type is (circle)
      print *, 'circle', x%r
    type is (rect)
      print *, 'rect', x%a
    class is (rect)
      print *, 'class rect', x%a, x%shape%name
    class default
      print *, '?'
    end select
  end do
  sp => q
  sp = 3
  print *, q%a, same_type_as(sp, q), extends_type_of(sp, b(2)%s), same_type_as(sp, b(2)%s)
  allocate(any, source=3.5d0)
  call show(any)
  deallocate(any)
  allocate(any, source='text')
  call show(any)
  call show(7)
  call show(q)
  call show((1.,2.))
  up => it
  call show(up)
  any = 5
  call show(any)
  any = q
  call show(any)
  allocate(s, mold=b(2)%s)
  print *, s%name, s%area()
  s = b(1)%s
  call s%describe
  call move_alloc(s, b(3)%s)
  print *, allocated(s)
  call b(3)%s%describe
contains
  subroutine show(x)
    class(*), intent(in) :: x
    select type (x)
    type is (integer)
      print *, 'integer', x
    type is (real(8))
      print *, 'real8', x
    type is (character(*))
      print *, 'char', x, len(x)
    class is (shape)
      print *, 'shape', x%area()
    class default
      print *, 'other'
    end select
  end subroutine
end program
