! Elemental type-bound functions, operators and subroutines, by the dynamic type of the elements of arrays.
module shapes
implicit none
type, abstract :: shape
contains
  procedure(ar), deferred :: area
  procedure :: twice
  procedure :: grow
end type
abstract interface
  elemental function ar(self, k) result(r)
    import
    class(shape), intent(in) :: self
    integer, intent(in) :: k
    real :: r
  end function
end interface
type, extends(shape) :: sq
  real :: a = 2
contains
  procedure :: area => sq_area
end type
type, extends(shape) :: ci
  real :: r = 3
contains
  procedure :: area => ci_area
end type
type holder
  class(shape), allocatable :: s
contains
  procedure :: get
end type
type pt
  real :: x, y
contains
  procedure, private :: addp
  generic :: operator(+) => addp
  procedure :: norm
  generic :: n => norm
end type
contains
elemental function addp(a, b) result(c)
class(pt), intent(in) :: a
type(pt), intent(in) :: b
type(pt) :: c
c%x = a%x + b%x; c%y = a%y + b%y
end
elemental function norm(a) result(c)
class(pt), intent(in) :: a
real :: c
c = a%x**2 + a%y**2
end
elemental function get(self, k) result(r)
class(holder), intent(in) :: self
integer, intent(in) :: k
real :: r
r = self%s%area(k)
end
elemental function twice(self) result(r)
class(shape), intent(in) :: self
real :: r
r = 2*self%area(1)
end
elemental subroutine grow(self, by)
class(shape), intent(inout) :: self
real, intent(in) :: by
select type (self)
type is (sq); self%a = self%a + by
type is (ci); self%r = self%r + by
end select
end
elemental function sq_area(self, k) result(r)
class(sq), intent(in) :: self
integer, intent(in) :: k
real :: r
r = self%a**2*k
end
elemental function ci_area(self, k) result(r)
class(ci), intent(in) :: self
integer, intent(in) :: k
real :: r
r = 3*self%r**2*k
end
end module shapes
program elements
use shapes
implicit none
type(sq) :: s(3)
class(shape), allocatable :: p(:)
type(holder) :: h(2)
type(pt) :: a(2), b(2)
real, allocatable :: r(:)
s%a = [1., 2., 3.]
print *, s%area(2)
print *, sum(s%area([1,2,3])), size(s%twice())
r = s%twice(); print *, r
allocate(p(3), source=s)
print *, p%area(1)
print *, p%twice(), maxval(p(2:3)%area(2))
deallocate(p)
allocate(ci :: p(2))
print *, p%area(1)
call p%grow(1.)
call s(1:2)%grow([1., 2.])
print *, p%area(1), s%area(1)
allocate(sq :: h(1)%s); allocate(ci :: h(2)%s)
print *, h%get(1), sum(h%get([1, 2]))
a = [pt(1,2), pt(3,4)]; b = a + a
print *, b%norm(), b%n(), sum(b(1:1)%n())
if (any(a%norm() > 6)) print *, 'any'
where (a%norm() > 6) a%x = 0
print *, a
end program
