!mod$ v1 sum:90ddd34eea25d0b0
module matrices
contains
subroutine multiply(n,a,b,c)
integer(4),intent(in)::n
real(8),intent(in)::a(1_8:int(n,kind=8),1_8:int(n,kind=8))
real(8),intent(in)::b(1_8:int(n,kind=8),1_8:int(n,kind=8))
real(8),intent(out)::c(1_8:int(n,kind=8),1_8:int(n,kind=8))
end
function argument(number,otherwise)
integer(4),intent(in)::number
integer(4),intent(in)::otherwise
integer(4)::argument
end
end
