!mod$ v1 sum:cad7c9c977c6406a
module system
integer(4)::rows
integer(4),allocatable::start(:)
integer(4),allocatable::column(:)
real(8),allocatable::value(:)
real(8),allocatable::x(:)
real(8),allocatable::r(:)
real(8),allocatable::p(:)
real(8),allocatable::q(:)
contains
subroutine multiply(pq)
real(8),intent(out)::pq
end
subroutine advance(alpha,rr)
real(8),intent(in)::alpha
real(8),intent(out)::rr
end
subroutine turn(beta)
real(8),intent(in)::beta
end
function argument(number,otherwise)
integer(4),intent(in)::number
integer(4),intent(in)::otherwise
integer(4)::argument
end
end
