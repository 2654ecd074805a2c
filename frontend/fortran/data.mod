!mod$ v1 sum:908d2dfd70ea552c
module data
type::grid
integer(4)::n
real(4),allocatable::u(:,:)
real(4),pointer::p(:)
end type
real(4)::shared(1_8:100_8)
!$acc declare create(shared)
real(4),allocatable::lazy(:)
!$acc declare copyin(lazy)
contains
subroutine work(x,n)
integer(4),intent(in)::n
real(4),intent(inout)::x(1_8:int(n,kind=8))
!$acc routine vector
end
function half(x)
real(4),intent(in)::x
real(4)::half
!$acc routine seq
end
subroutine all(a,b,c,g,m,n)
integer(4),intent(in)::n
real(4)::a(1_8:int(n,kind=8))
real(4)::b(0_8:)
integer(4),intent(in)::m
real(4)::c(1_8:int(m,kind=8),1_8:*)
type(grid),intent(inout)::g
end
end
