module base
  implicit none
  type :: cell(k)
    integer, kind :: k = 4
    real(k), allocatable :: data(:)
    real(k) :: scale = 2
  contains
    procedure, pass(self) :: assign4, assign8
    generic :: assignment(=) => assign4, assign8
    final :: done4, done8
  end type
  integer :: finals(2) = 0
contains
  subroutine assign4(self, from)
    class(cell(4)), intent(inout) :: self
    real(4), intent(in) :: from(:)
    self%data = from
  end subroutine
  subroutine assign8(self, from)
    class(cell(8)), intent(inout) :: self
    real(8), intent(in) :: from(:)
    self%data = from
  end subroutine
  subroutine done4(c)
    type(cell(4)), intent(inout) :: c
    finals(1) = finals(1) + 1
  end subroutine
  subroutine done8(c)
    type(cell(8)), intent(inout) :: c
    finals(2) = finals(2) + 1
  end subroutine
end module
module user
  use base
  implicit none
  type, extends(cell) :: deep(depth)
    integer, kind :: depth
    type(cell(k)) :: inner(depth)
  end type
  type, abstract :: shape(rk)
    integer, kind :: rk = 8
  contains
    procedure(area4), deferred :: area
  end type
  type, extends(shape) :: square
    real(rk) :: side = 2
  contains
    procedure :: area => square_area
  end type
  abstract interface
    real(8) function area4(self)
      import
      class(shape(8)), intent(in) :: self
    end function
  end interface
  type(cell(8)), save :: global
  namelist /cfg/ nm
  type :: plain(kk)
    integer, kind :: kk
    real(kk) :: u, v
  end type
  type(plain(4)) :: nm = plain(4)(1, 2)
contains
  real(8) function square_area(self) result(a)
    class(square(8)), intent(in) :: self
    a = self%side ** 2
  end function
  type(cell(4)) function make(n)
    integer, intent(in) :: n
    integer :: i
    make = [(real(i), i = 1, n)]
  end function
  subroutine reset(c)
    type(cell(8)), intent(out) :: c
    c%scale = c%scale + 1
  end subroutine
end module
program p
  use user
  implicit none
  type(deep(k=8, depth=2)) :: d
  type(cell) :: c
  class(shape(8)), allocatable :: s
  type(plain(8)) :: w(2) = [plain(8)(1, 2), plain(8)(u=3, v=4)]
  integer :: i
  d = [1d0, 2d0]
  d%inner(1) = [3d0]
  print *, d%data, d%inner(1)%data, size(d%inner), d%scale, d%inner%scale
  call local
  print *, finals
  c = make(3)
  print *, c%data, c%k
  call reset(global)
  print *, global%scale
  allocate (square(8) :: s)
  print *, s%area(), s%rk
  print *, w, storage_size(w), nm
  !$acc parallel loop copy(w)
  do i = 1, 2
    w(i)%u = w(i)%u + w(i)%v
  end do
  print *, w%u
  !$acc enter data copyin(global)
  global%data = [1d0, 2d0]
  !$acc parallel copy(d%data)
  d%data(1) = 7
  !$acc end parallel
  print *, d%data, same_type_as(d, c), extends_type_of(d, global)
contains
  subroutine local
    type(cell(8)) :: x
    type(cell(4)) :: y, z
    x = [1d0]
  end subroutine
end program
