!mod$ v1 sum:de3708db3a45cdcf
module vectors
contains
subroutine triad(n,s,a,b,c)
integer(4),intent(in)::n
real(8),intent(in)::s
real(8),intent(inout)::a(1_8:int(n,kind=8))
real(8),intent(in)::b(1_8:int(n,kind=8))
real(8),intent(in)::c(1_8:int(n,kind=8))
end
function argument(number,otherwise)
integer(4),intent(in)::number
integer(4),intent(in)::otherwise
integer(4)::argument
end
end
