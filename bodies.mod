!mod$ v1 sum:c047a8f20761c773
module bodies
type::point
real(8)::x
real(8)::y
real(8)::z
real(8)::mass
end type
contains
subroutine push(n,dt,p,v)
integer(4),intent(in)::n
real(8),intent(in)::dt
type(point),intent(in)::p(:)
type(point),intent(inout)::v(:)
end
subroutine drift(n,dt,p,v)
integer(4),intent(in)::n
real(8),intent(in)::dt
type(point),intent(inout)::p(:)
type(point),intent(in)::v(:)
end
function argument(number,otherwise)
integer(4),intent(in)::number
integer(4),intent(in)::otherwise
integer(4)::argument
end
end
