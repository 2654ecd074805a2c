!mod$ v1 sum:7d709399957064db
module sizes
integer(4),parameter::n=100_4
real(8)::table(1_8:100_8)
end
