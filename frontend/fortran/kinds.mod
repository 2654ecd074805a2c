!mod$ v1 sum:a093587cc3a5e42c
!need$ b86a2090de1a6bef i iso_fortran_env
!need$ fc1ab5ddb0e0d965 i iso_c_binding
module kinds
use,intrinsic::iso_fortran_env,only:real64
use,intrinsic::iso_fortran_env,only:int64
use,intrinsic::iso_fortran_env,only:wp=>real64
private::real64
private::int64
integer(4),parameter::sp=4_4
intrinsic::kind
private::kind
integer(4),parameter::dp=8_4
intrinsic::selected_real_kind
private::selected_real_kind
type::point
real(8)::x=0._8
real(8)::y=0._8
contains
procedure::norm=>point_norm
procedure,private::add_p
generic::operator(-)=>add_p
end type
type,abstract::shape_t
character(:,1),allocatable::name
contains
procedure(area_i),deferred::area
end type
type,extends(shape_t)::circle
real(8)::r
contains
procedure::area=>circle_area
end type
type::stack
type(stack),pointer::next=>NULL()
integer(4),allocatable::items(:)
procedure(fun),nopass,pointer::f=>NULL()
end type
intrinsic::null
private::null
private::area_i
abstract interface
function area_i(this) result(a)
import::shape_t
class(shape_t),intent(in)::this
real(8)::a
end
end interface
private::fun
abstract interface
pure function fun(x)
real(4),intent(in)::x
real(4)::fun
end
end interface
private::c_thing
interface
subroutine c_thing(n,x) bind(c,name="c_thing")
integer(4),value::n
real(8),intent(inout)::x(1_8:*)
end
end interface
private::point_norm
private::add_p
private::add_points
private::circle_area
private::swap_i
private::swap_r
interface operator(+)
procedure::add_points
end interface
interface swap
procedure::swap_i
procedure::swap_r
end interface
contains
pure function point_norm(this) result(r)
class(point),intent(in)::this
real(8)::r
end
function add_p(a,b) result(c)
class(point),intent(in)::a
type(point),intent(in)::b
type(point)::c
end
elemental function add_points(a,b) result(c)
type(point),intent(in)::a
type(point),intent(in)::b
type(point)::c
end
function circle_area(this) result(a)
class(circle),intent(in)::this
real(8)::a
end
function area(s)
class(shape_t),intent(in)::s
real(8)::area
end
subroutine swap_i(a,b)
integer(4),intent(inout)::a
integer(4),intent(inout)::b
end
subroutine swap_r(a,b)
real(4),intent(inout)::a
real(4),intent(inout)::b
end
end
