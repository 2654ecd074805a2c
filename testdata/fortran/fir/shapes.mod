!mod$ v1 sum:5cf6cfff2e043866
module shapes
type::node
integer(4)::value
type(node),pointer::next
character(5_4,1)::tag
end type
type::base
integer(4)::id=1_4
contains
procedure::area=>base_area
end type
type,extends(base)::square
real(4)::side
contains
procedure::area=>square_area
end type
type::pdt(k)
integer(4),kind::k=4_4
real(int(int(k,kind=4),kind=8))::v(1_8:2_8)
end type
integer(4),parameter::table(1_8:4_8)=[INTEGER(4)::1_4,2_4,3_4,4_4]
type(base)::global_base
integer(4)::ci
real(4)::cr
common/block/ci,cr
contains
function base_area(this)
class(base),intent(in)::this
real(4)::base_area
end
function square_area(this)
class(square),intent(in)::this
real(4)::square_area
end
subroutine poly(x,y)
class(base),intent(in)::x
class(*),pointer::y
end
end
