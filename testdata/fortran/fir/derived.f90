! Derived types: components, extension, polymorphism, type-bound procedures, parameters.
module shapes
  type :: node
    integer :: value
    type(node), pointer :: next
    character(len=5) :: tag
  end type
  type :: base
    integer :: id = 1
  contains
    procedure :: area => base_area
  end type
  type, extends(base) :: square
    real :: side
  contains
    procedure :: area => square_area
  end type
  type :: pdt(k)
    integer, kind :: k = 4
    real(k) :: v(2)
  end type
  integer, parameter :: table(4) = [1, 2, 3, 4]
  type(base) :: global_base = base(7)
  common /block/ ci, cr
  integer :: ci
  real :: cr
contains
  real function base_area(this)
    class(base), intent(in) :: this
    base_area = this%id
  end function
  real function square_area(this)
    class(square), intent(in) :: this
    square_area = this%side ** 2
  end function
  subroutine poly(x, y)
    class(base), intent(in) :: x
    class(*), pointer :: y
    print *, x%area()
    select type (x)
    type is (square)
      print *, x%side
    class is (base)
      print *, x%id
    class default
      print *, 'none'
    end select
    select type (y)
    type is (integer)
      y = 3
    end select
  end subroutine
end module


subroutine derived(n)
  use shapes
  integer :: n, i
  type(node), pointer :: head
  type(pdt(8)) :: pd
  type point
    real :: x, y(3)
    integer, allocatable :: k(:)
  end type
  type(point) :: q, many(10)
  allocate(head)
  head%value = 3
  head%tag = 'hello'
  nullify(head%next)
  pd%v = 1
  call poly(square(1, 2.0), null())
  deallocate(head)
  allocate(q%k(n))
  !$acc parallel loop copyin(q, q%y) copy(many, q%k(1:n))
  do i = 1, 10
    many(i)%x = q%x + q%y(1)
    q%k(i) = i
  end do
  !$acc enter data copyin(q%k)
  many(:)%x = 1.0
end subroutine
