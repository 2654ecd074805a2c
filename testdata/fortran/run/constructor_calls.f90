! Functions in array constructors are called once for each evaluation; operations of the user take operands of any shapes.
module m
implicit none
interface operator(*)
  module procedure mv
end interface
interface operator(.cat.)
  module procedure cat
end interface
type t
  integer, allocatable :: v(:)
end type
integer :: calls = 0
contains
pure function mv(a, x) result(y)
real, intent(in) :: a(:,:), x(:)
real :: y(size(a,1))
y = matmul(a, x)
end
function cat(a, b) result(c)
integer, intent(in) :: a(:), b(:)
integer, allocatable :: c(:)
calls = calls + 1
c = [a, b]
end
function mk(n) result(r)
integer, intent(in) :: n
type(t), allocatable :: r(:)
integer :: i
calls = calls + 1
allocate(r(n))
do i = 1, n
  allocate(r(i)%v(i), source=10*n+i)
end do
end
end module m
program p
use m
implicit none
real :: a(2,3), x(3)
integer :: i
type(t), allocatable :: all(:)
character(:), allocatable :: names(:)
a = reshape([1.,2.,3.,4.,5.,6.], [2,3]); x = [1., 2., 3.]
print *, a*x
print *, [1,2] .cat. [3], calls
print *, [([i] .cat. [i, i], i = 1, 3)], calls
all = [(mk(i), i = 1, 3), mk(2)]
print *, size(all), calls
do i = 1, size(all)
  print *, all(i)%v
end do
names = [(ch(i), i = 1, 3)]
print *, len(names), names
names = [ch(2), ch(3)]
print *, len(names), names
print *, real([(ints(i), i=1, 2)]), [real :: (ints(i), i=1, 2)]
contains
function ch(k) result(r)
integer, intent(in) :: k
character(:), allocatable :: r
calls = calls + 1
r = repeat(char(64+k), 3)
end
function ints(k) result(r)
integer, intent(in) :: k
integer, allocatable :: r(:)
calls = calls + 1
allocate(r(k), source=k)
end
end program
