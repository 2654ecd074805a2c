!mod$ v1 sum:df3e64cecb17f268
module state
real(4),allocatable::field(:)
!$acc declare create(field)
real(4)::table(1_8:100_8)
!$acc declare copyin(table)
integer(4)::count
!$acc declare link(count)
real(4)::dev(1_8:4_8)
!$acc declare device_resident(dev)
contains
subroutine work(x)
real(4)::x
!$acc routine seq
end
function scale(x) result(r)
real(4)::x
real(4)::r
!$acc routine vector bind(scale_dev)
end
subroutine nohost(i)
integer(4)::i
!$acc routine gang(dim: 2) nohost
end
end
