module shapes
  implicit none
  type :: point
    real(8) :: x = 1, y = 2
  contains
    procedure :: norm
    procedure :: add
    generic :: operator(+) => add
  end type
  type, abstract :: shape
    character(8) :: name = 'shape'
  contains
    procedure(area_i), deferred :: area
    procedure :: describe
  end type
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rect
    real(8) :: w, h
  contains
    procedure :: area => rect_area
    procedure :: describe => rect_describe
  end type
  abstract interface
    real(8) function area_i(self)
      import :: shape
      class(shape), intent(in) :: self
    end function
  end interface
  type :: node
    integer :: value = 0
    type(node), pointer :: next => null()
  end type
  type :: bag
    integer :: n = 0
    real, allocatable :: items(:)
    type(point) :: at(2)
  end type
  interface operator(*)
    module procedure scale
  end interface
  interface assignment(=)
    module procedure from_real
  end interface
contains
  real(8) function norm(self)
    class(point), intent(in) :: self
    norm = sqrt(self%x**2 + self%y**2)
  end function
  function add(a, b) result(c)
    class(point), intent(in) :: a
    type(point), intent(in) :: b
    type(point) :: c
    c%x = a%x + b%x
    c%y = a%y + b%y
  end function
  function scale(p, s) result(q)
    type(point), intent(in) :: p
    real(8), intent(in) :: s
    type(point) :: q
    q = point(p%x * s, p%y * s)
  end function
  subroutine from_real(p, r)
    type(point), intent(out) :: p
    real(8), intent(in) :: r
    p%x = r
    p%y = -r
  end subroutine
  real(8) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = 3 * self%r**2
  end function
  real(8) function rect_area(self)
    class(rect), intent(in) :: self
    rect_area = self%w * self%h
  end function
  subroutine describe(self)
    class(shape), intent(in) :: self
    print *, self%name, self%area()
  end subroutine
  subroutine rect_describe(self)
    class(rect), intent(in) :: self
    print *, 'a rect', self%w, self%h, self%area()
  end subroutine
  subroutine show(s)
    class(shape), intent(in) :: s
    call s%describe()
    select type (s)
    type is (circle)
      print *, 'radius', s%r
    class is (rect)
      print *, 'sides', s%w, s%h
    end select
  end subroutine
end module
program derived
  use shapes
  implicit none
  type(point) :: p, q, ps(3)
  type(circle) :: c
  type(rect) :: r
  type(node), pointer :: head, cur
  type(bag) :: b1, b2
  class(shape), allocatable :: s
  integer :: i
  print *, p%x, p%y, p%norm()
  q = point(3, 4)
  print *, q%norm()
  p = p + q
  print *, p%x, p%y
  p = q * 2d0
  print *, p
  p = 5d0
  print *, p
  ps = point(7, 8)
  ps(2)%x = -1
  print *, ps(1)%x, ps(2)%x, ps%y, sum(ps%x)
  c%r = 2
  c%name = 'circle'
  r = rect(name='box', w=2d0, h=3d0)
  call show(c)
  call show(r)
  allocate(circle :: s)
  select type (s)
  type is (circle)
    s%r = 10
  end select
  print *, s%area()
  deallocate(s)
  allocate(s, source=r)
  print *, s%area()
  nullify(head)
  do i = 1, 3
    allocate(cur)
    cur%value = i * i
    cur%next => head
    head => cur
  end do
  cur => head
  do while (associated(cur))
    print *, cur%value
    cur => cur%next
  end do
  b1%n = 2
  allocate(b1%items(2))
  b1%items = [1.0, 2.0]
  b2 = b1
  b2%items(1) = 9
  b1%items = [b1%items, 3.0]
  print *, b1%items, b2%items, b2%at(1)%x, size(b1%items)
end program
