!mod$ v1 sum:fba4d60b3b71eb0e
module shapes
integer(4),parameter::table(1_8:4_8)=[INTEGER(4)::1_4,2_4,3_4,4_4]
integer(4)::ci
real(4)::cr
common/block/ci,cr
end
