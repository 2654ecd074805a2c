!mod$ v1 sum:c391b5d0f6ba2ec9
module grid
contains
subroutine sweep(n,old,now,change)
integer(4),intent(in)::n
real(8),intent(in)::old(0_8:,0_8:)
real(8),intent(inout)::now(0_8:,0_8:)
real(8),intent(out)::change
end
function argument(number,otherwise)
integer(4),intent(in)::number
integer(4),intent(in)::otherwise
integer(4)::argument
end
end
